//! Both ends in one process.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{Ipv4Addr, Shutdown, TcpListener, TcpStream},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use tempfile::TempDir;

use super::{
    addresses::{self, Address},
    *,
};
use storage::WindowLock;

const LONG: Duration = Duration::from_secs(20);

fn data() -> (TempDir, DataDir) {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    (folder, data)
}

/// A window, and a channel that tells when it is woken.
fn window(data: &DataDir) -> (Listener, Receiver<()>) {
    let (woken, wakes) = channel();
    (Listener::start(data, move || woken.send(()).unwrap_or_default()).unwrap(), wakes)
}

fn code() -> Opening {
    Opening::Code("100TZ-GW7EZ".to_owned())
}

#[test]
fn a_window_is_woken_and_hears_what_it_is_asked_to_open() {
    let (_folder, data) = data();
    assert!(!ask_window(&data, &code()), "there is no window");
    let (window, wakes) = window(&data);
    let file = Opening::File("/games/é \"1\".json".to_owned());
    for opening in [file, code()] {
        assert!(ask_window(&data, &opening));
        wakes.recv_timeout(LONG).unwrap();
        assert_eq!((window.heard(), window.heard()), (Some(opening), None), "once");
    }
}

#[test]
fn all_that_is_asked_for_at_once_is_heard_in_its_order() {
    let (_folder, data) = data();
    let (window, _wakes) = window(&data);
    let files = ["/a.json", "/b.json", "/c.json"].map(|file| Opening::File(file.to_owned()));
    for file in &files {
        assert!(ask_window(&data, file));
    }
    let heard: Vec<Opening> = std::iter::from_fn(|| window.heard()).collect();
    assert_eq!(heard, files);
}

#[test]
fn a_window_is_told_what_is_wrong_however_long_the_sentence_is() {
    let (_folder, data) = data();
    let (window, _wakes) = window(&data);
    for letter in ["a", "é", "\u{1}", "\"", "花"] {
        assert!(ask_window(&data, &Opening::wrong(&letter.repeat(100_000))));
        assert!(
            matches!(window.heard(), Some(Opening::Wrong(told)) if told.starts_with(letter) && told.ends_with('…'))
        );
    }
    assert_eq!(Opening::wrong("short"), Opening::Wrong("short".to_owned()));
}

#[test]
fn of_two_windows_the_later_is_asked_and_then_the_earlier() {
    let (_folder, data) = data();
    let (first, _) = window(&data);
    let (second, _) = window(&data);
    assert!(ask_window(&data, &code()));
    assert_eq!((first.heard(), second.heard()), (None, Some(code())));
    drop(second);
    assert!(ask_window(&data, &code()));
    assert_eq!(first.heard(), Some(code()));
    drop(first);
    assert!(!ask_window(&data, &code()));
    assert!(addresses::all(&data.windows()).is_empty());
}

#[test]
fn a_window_that_was_killed_is_forgotten_also_where_another_program_has_its_port() {
    let (_folder, data) = data();
    let (alive, _) = window(&data);
    let closed = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let taken = other.local_addr().unwrap().port();
    thread::spawn(move || {
        let (mut stream, _) = other.accept().unwrap();
        stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").unwrap();
    });
    for port in [closed, taken] {
        // Addresses as earlier versions wrote them, without locks.
        let address = Address { port, token: "0".to_owned(), lock: None };
        addresses::add(&data.windows(), &address).unwrap();
    }
    assert!(ask_window(&data, &code()));
    assert_eq!(alive.heard(), Some(code()));
    assert_eq!(addresses::all(&data.windows()).len(), 1);
}

#[test]
fn a_file_of_addresses_that_is_none_does_no_harm() {
    let (_folder, data) = data();
    fs::create_dir_all(data.root()).unwrap();
    fs::write(data.windows(), "nonsense").unwrap();
    assert!(!ask_window(&data, &code()));
    let (window, _) = window(&data);
    assert!(ask_window(&data, &code()));
    assert_eq!(window.heard(), Some(code()));
}

#[test]
fn a_wrong_token_an_odd_message_and_a_long_one_are_ignored() {
    let (_folder, data) = data();
    let (window, _) = window(&data);
    let address = addresses::all(&data.windows()).remove(0);
    let token = &address.token;
    let path = "x".repeat(1 << 20);
    for said in [
        r#"{"token": "0", "open": {"code": "100TZ-GW7EZ"}}"#.to_owned(),
        format!(r#"{{"token": "{token}", "open": {{"delete": "games"}}}}"#),
        format!(r#"{{"token": "{token}", "open": {{"file": "{path}"}}}}"#),
        "GET / HTTP/1.1\r\n\r\n".to_owned(),
        String::new(),
    ] {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, address.port)).unwrap();
        let mut answer = Vec::new();
        // It may hang up halfway.
        drop(stream.write_all(said.as_bytes()).and_then(|()| stream.shutdown(Shutdown::Write)));
        drop(stream.read_to_end(&mut answer));
        assert!(answer.is_empty());
    }
    assert_eq!(window.heard(), None);
    assert!(ask_window(&data, &code()), "it still listens");
    assert_eq!(window.heard(), Some(code()));
}

/// What a killed window leaves behind: its address, and a lock that nobody holds.
fn killed(data: &DataDir, port: u16) -> Address {
    let lock = WindowLock::new(&data.windows()).unwrap();
    let address = Address::new(port, &lock);
    let file = data.root().join("locks").join(format!("{}.lock", lock.name()));
    drop(lock);
    fs::write(file, "").unwrap();
    addresses::add(&data.windows(), &address).unwrap();
    address
}

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

#[test]
fn windows_that_were_killed_go_away_when_another_one_opens_whoever_has_their_ports() {
    let (_folder, data) = data();
    let stranger = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    killed(&data, stranger.local_addr().unwrap().port());
    killed(&data, free_port());
    addresses::add(&data.windows(), &Address { port: free_port(), token: "0".to_owned(), lock: None })
        .unwrap();
    let (earlier, _) = window(&data);
    let (later, _) = window(&data);
    addresses::forget_dead(&data.windows());
    let alive = [&later, &earlier].map(Listener::port);
    assert_eq!(addresses::all(&data.windows()).iter().map(|address| address.port).collect::<Vec<_>>(), alive);
    let locks = fs::read_dir(data.root().join("locks")).unwrap();
    let of_windows =
        locks.filter(|file| file.as_ref().unwrap().file_name().to_str().unwrap().starts_with("window-"));
    assert_eq!(of_windows.count(), 2, "their locks are gone, too");
}

#[test]
fn a_stranger_who_has_the_port_of_a_killed_window_is_not_asked() {
    let (_folder, data) = data();
    let stranger = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let (window, _) = window(&data);
    killed(&data, stranger.local_addr().unwrap().port());
    assert!(ask_window(&data, &code()));
    assert_eq!(window.heard(), Some(code()));
    stranger.set_nonblocking(true).unwrap();
    assert!(stranger.accept().is_err(), "nor told a token");
}

#[test]
fn windows_that_open_and_close_at_once_are_all_listed_and_leave_nothing() {
    let (_folder, data) = data();
    let windows: Vec<Listener> = thread::scope(|scope| {
        let all: Vec<_> = (0..8).map(|_| scope.spawn(|| window(&data).0)).collect();
        all.into_iter().map(|window| window.join().unwrap()).collect()
    });
    let ports = |data: &DataDir| {
        let mut ports: Vec<u16> = addresses::all(&data.windows()).iter().map(|one| one.port).collect();
        ports.sort_unstable();
        ports
    };
    let mut open: Vec<u16> = windows.iter().map(Listener::port).collect();
    open.sort_unstable();
    assert_eq!(ports(&data), open);
    thread::scope(|scope| {
        for window in windows {
            scope.spawn(move || drop(window));
        }
    });
    assert!(ports(&data).is_empty());
}

#[test]
fn who_calls_and_says_nothing_keeps_nobody_waiting() {
    let (_folder, data) = data();
    let (window, _) = window(&data);
    for many in [4, 100] {
        let idle: Vec<TcpStream> =
            (0..many).map(|_| TcpStream::connect((Ipv4Addr::LOCALHOST, window.port())).unwrap()).collect();
        assert!(ask_window(&data, &code()));
        assert_eq!((window.heard(), window.heard()), (Some(code()), None));
        drop(idle);
    }
    assert_eq!(addresses::all(&data.windows()).len(), 1);
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_token() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, data) = data();
    let mode = || fs::metadata(data.windows()).unwrap().permissions().mode() & 0o777;
    fs::create_dir_all(data.root()).unwrap();
    fs::write(data.windows(), "[]").unwrap();
    fs::set_permissions(data.windows(), fs::Permissions::from_mode(0o644)).unwrap();
    let (_window, _) = window(&data);
    assert_eq!(mode(), 0o600, "also where it was there before");
}
