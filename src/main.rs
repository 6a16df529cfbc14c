//! The program.
fn main() {
    let data = alhambra::archive::DataDir::find(None).expect("data");
    let _ = alhambra::app::start(data);
}
