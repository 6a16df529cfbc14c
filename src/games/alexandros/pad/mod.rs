//! Games at a real table: the ledger of its provinces, and finished games entered afterwards (§X10).

mod applying;
mod board_ledger;
mod changes;
mod event;
mod fault;
mod land;
mod ledger;
mod paper_result;
mod preview;
mod reason;
mod reseat;
mod state;
mod taxing;

pub use changes::{Changes, PointsChange, ProvinceChange};
pub use event::{CardFrom, Contents, LedgerEvent, Place, Standing};
pub use fault::{LedgerError, LedgerFault};
pub use ledger::{Counted, Ledger, LedgerExt, LedgerGame};
pub use paper_result::{Given, PaperGame, PaperResult, ResultEvent};
pub use preview::{Preview, TaxPreview};
pub use reason::Reason;
pub use reseat::Reseat;
pub use state::{LedgerState, Taken};
