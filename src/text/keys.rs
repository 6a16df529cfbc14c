//! The list of all texts: what code can name, and which variables each text takes.

macro_rules! keys {
    ($($key:ident $(($($variable:ident),+))?,)+) => {
        /// A text. `HomeTablePad` is `home-table-pad` in the files of `assets/texts`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the English text says what each is")]
        pub enum Key {
            $($key,)+
        }

        impl Key {
            /// All texts.
            pub const ALL: &'static [Self] = &[$(Self::$key),+];

            /// The names of the variables of the text, in alphabetical order.
            #[must_use]
            pub const fn variables(self) -> &'static [&'static str] {
                match self {
                    $(Self::$key => &[$($(stringify!($variable)),+)?],)+
                }
            }

            pub(super) const fn name(self) -> &'static str {
                match self {
                    $(Self::$key => stringify!($key),)+
                }
            }
        }
    };
}

impl Key {
    /// The name of the text in the files: the words of the key in small letters, with hyphens between them.
    #[must_use]
    pub fn id(self) -> String {
        let mut id = String::new();
        for letter in self.name().chars() {
            if letter.is_uppercase() && !id.is_empty() {
                id.push('-');
            }
            id.extend(letter.to_lowercase());
        }
        id
    }
}

keys! {
    // Everywhere
    AppName, RollAndWrite, Cancel, Close, Back, Save, Copy, Copied, Delete, Restore, Export, Import, Undo, Redo,
    Menu, Help, You, Round, RoundOf(round, rounds), Coins, Lines, Types, Total, PlayerSheet, ScoreSheet,
    ScoreCard, CountVp(vp), CountRounds(rounds), CountPhantoms(phantoms), CountPlayers(players),
    PhantomName(numeral), PhantomShort(numeral), PlayerName(number), ComputerName(number),
    PlaceName(place), ColourName(colour), YouWithin, Date(day, month, year), ExportedTo(path), Home,

    // Buildings
    BuildingName(building), BuildingBare(building), BuildingA(building), BuildingThe(building),

    // Sheets shown
    SheetCell(building, column, row), SheetCellBuilt(building, column, row), SheetDieChanged, SheetDieUsed,
    SheetCoins(gained, left, spent), RaceBoxes(count, name, printed), RaceNow(count, name, printed, vp),
    RaceDone(name, round, vp), RaceGone(name, round, vp), RaceLeft(places), RaceNoneLeft,

    // Home
    HomeContinue, HomeContinueGame(round, rounds, title), HomeNewGame, HomeNewGameHint, HomeLibrary,
    HomeLibraryHint(games), HomeRecords, HomeRecordsHint, HomeSettings, HomeSettingsHint, HomeQuit,
    HomeTagline, HomeSoFar, HomeFirst,

    // New game
    NewTitle, NewStart, NewRematch, NewSoloGoal, NewGoalScore, NewGoalBeat, NewGoalBeatHint(bonus),
    NewGoalScoreHint, NewSpecialOneHint, NewSpecialBothHint, NewChangeTwoHint, NewChangeAnyHint,
    NewRoundsFewer, NewRoundsMore, NewBonusLess, NewBonusMore, NewPhantoms, NewLayout, NewLayoutDefault,
    NewSpecialActions, NewSpecialOne, NewSpecialBoth, NewChangeDice, NewChangeTwo, NewChangeAny, NewRounds,
    NewRoundsUsual(rounds), NewPhantomBonus, NewSeed, NewSeedHint, NewSeedNew, NewSeedWrong(max),
    NewPlayers, NewFirst, NewFirstDrawn, NewTwoHint, NewMeHint, NewDice, NewDiceProgram, NewDiceTyped,
    NewDiceTypedHint, SeatMe, SeatUp, SeatName(number), SeatColour(number), SeatColourOf(colour, name), SeatPerson, SeatComputer(level), SeatStrength(level),

    // A new table
    NewPadTitle, NewPadHint, NewPadNotReady, NewPadCounts, NewPadCountsChange,
    NewPadCountsHint, NewPadFewer(name), NewPadMore(name), NewPadSum(sum), NewPadCoins, NewPadPhantomDice,
    NewPadPhantomProgram, NewPadPhantomTable,

    // The table pad
    PadTypesNow, PadBoxes(count, printed), PadComplete, PadLocked, PadEmpty(building, name), PadToPlay,
    PadFirst, PadLeft, PadSetupCount(all, count), PadTookCoins, PadDidNothing, PadRoundEnded,
    PadEndedWithout(names, round), PadEndedSo(what),
    PadCountsSaid(counts), PadClosedWith(coins, five, four, six), PadRolledAgain(building),
    PadSaid(name, what), PadAwardLeft(award, places), PadAwardWaits(award, name), PadOver, PadRoundBack, PadRoundOn, PadTap(name),
    PadTapHint, PadChangeBoxes(building, name), PadTapSecond(name), PadSetupHint, PadLate(round), PadLateSetup, PadLateHint,
    PadPhantom(name), PadPhantomHint, PadOverTitle, PadOverHint, PadClosedHint, PadOddHint, PadCoins,
    PadSecond, PadSecondOf(name), PadSecondShort(name), PadNothing, PadNextRound, PadRoll, PadBackToNow, PadNoSecond, PadSecondHint, PadCloseTable, PadCard, PadBackToTable, PadAgain, PadForecastHint, PadGoesFirst, PadLeavesShort, PadRemoveShort, PadClosed, PadForecast,
    PadMissing(boxes), PadRange(least, most), PadAudit, PadAuditNone, PadAuditHint, PadKeep, PadKeepAll, PadLook, PadSeats,
    PadAddPlayer, PadMakeFirst(name), PadLeaves(name), PadRemove(name),
    PadChange, PadStrike, PadCorrect, PadWhat, PadWho, PadChanged, PadChangedNothing,
    PadAwardThen(round, vp), PadNoAward, PadFromTo(after, before, what), PadReopened(name), PadWholeGame,
    PadHow, PadByGrid, PadByNumbers, PadLinesWith(count), PadCoinsLeft, PadCloseVp(coins, lines),
    PadCloseNext, PadCloseDone, PadEndEarly, PadEndsEarly(round, rounds), PadRefused(reason), HomePad, HomePadHint,

    // What is odd about a table
    OddSetup(buildings, name), OddSetupAction(name), OddTurn(buildings, name, round),
    OddTwoActions(name, round), OddSecondUnpaid(coins, name, round), OddPhantomTurn(boxes, name, round),
    OddBuildings(buildings, most, name, round), OddCompletions(name, round, types),
    OddPhantomBoxes(boxes, due, name), OddCoinsPrinted(coins, name, printed), OddCoins(coins, most, name),
    OddLines(buildings, five, four, name, six), OddLinesOfTypes(five, four, name, six),
    OddEnded(played, rounds),

    // Play
    PlayTitleSolo(phantoms), PlayTitlePlayers(players), PlayChoose(who), PlayOnlyCoins, PlayBuild(building),
    PlayLineRow(count, row, vp), PlayLineColumn(column, count, vp), PlayLineRowSame(count, row),
    PlayLineColumnSame(column, count), PlayRaceAlone(count, gain), PlayRaceShared(count, gain, place),
    PlayRacePlace(count, gain, place), PlayRaceLast(count), PlayCompletes(building, vp), PlayGain(coins),
    PlayGainDetail(cells), PlayGainCapped(coins), PlayGainNone, PlayChange, PlayChangeDetail(coins),
    PlayDieYellow(pips), PlayDieBlue(pips), PlayDieUp, PlayDieDown, PlayChangeUndo,
    PlaySecondDetail(coins, column, row), PlaySecondBuilt(column, row), PlaySecondPoor, PlaySecondChanged,
    PlayEndTurn, PlayEndRollsTwo, PlayEndRollsFour, PlayEndRollsNone, PlayEndRollsPhantoms,
    PlayTakeBackNothing, PlayMenuResume,
    PlayEndEarlyQuestion, PlayKeyHome, PlayRollFour, PlayCoinsLeft(coins), PlayStillToWin, PlayEndedNow,
    PlayLast(event), PlayTakeBack, PlayTakeBackSeen, PlayIsPractice, PlayEndEarly, PlayEndEarlyHint,
    PlayGameOver, PlaySeeScore,
    PlayRollSeals, PlayKeep(who), PlayKeepPair(blue, pass, yellow), PlayPassPair(pair),
    PlayLookingAt(name), PlayBackToGame, PlayPasses(pair, who), PlayPassed(pair, to, who), PlaySheetOf(coins, name, vp),
    PlayIsHelped, PlayMenuPlayers, PlayMenuTyped, PlayMenuProgram, PlayMenuRolls, AskFirst,
    AskSetup(number, who), AskPhantomSetup(number, who), AskPlacing(who), AskExtra(who), AskOwn(who),
    AskFour(who), AskPhantom(who), AskAgain, AskFaces, DiceProgram, DiceTyped, DiceNowProgram, DiceNowTyped, AskHow, AskHowFour, AskProgram, CurtainTurn(name), CurtainGo,
    MendOpen, MendSettled, MendLeave, MendAccept, MendTooLate, MendDropped(rolls), RollsChoose, RollsRetype,
    RollsMisfit, RollsAsTyped, RollsCorrected, RollsChoice, RollsKeep(dice), RollsTakeBack(dice), MisfitNotOffered(column, row),
    MisfitBuilt(column, row), MisfitCoins(have, need), MisfitDie(face), MisfitKept(pair), MisfitRollFirst,
    MisfitOtherRoll,

    // Advice
    PlayHint, PlayMenuAdvise, PlayMenuNoAdvice, SettingsAdvise, KeysDoHint, HintNotice, HintThinking, HintFirst,
    HintBest, HintAbout, HintOption(mark, rank, words), HintCell(cell, mark, rank),
    HintTurn(dice), HintBuildShort(building, here), HintTurnYellow(from, to), HintTurnBlue(from, to), HintBuild(building, column, row),
    HintSecond(building, column, row), HintBoth(first, here, second, there), HintGain(coins), HintKeep(blue, yellow), HintEnd, HintThen(first, next),
    HintEqual(count), HintBetter(vp), HintLikelier(percent), HintBecause(reasons, vp), HintPercent(percent), HintExpected(vp), HintWins(percent),
    HintRollouts(error, rollouts), HintExact, HintCut,

    // History
    HistoryTitle, HistoryEmpty, HistoryBuilt(building, column, row, who),
    HistoryBuiltSecond(building, column, row, who), HistoryFilled(building, who), HistoryGained(coins, who),
    HistoryChangedYellow(from, to, who), HistoryChangedBlue(from, to, who),
    HistoryRolled(blue, who, yellow), HistoryKept(blue, who, yellow), HistoryFirst(who), HistorySetup,
    HistoryRound(round), HistoryTurnEnded(who), HistoryTakenBack, HistoryWasTakenBack(what), HistoryCorrected(what), HistoryStruck(what),
    HistoryHintShown, HistoryLeft(who), HistoryCameBack(who),
    HistoryConfirmed(what), AwardWon(building, round, vp, who), AwardGone(building, round, vp, who),
    AwardShared(building, round, sum, vp, who), AwardNone(building, round, who),
    ShareTwo(first, players, second), ShareThree(first, players, second, third), ShareOne(first, players),
    NamesAnd(last, names), HistoryFilledAgain(building, who), HistoryBuiltAgain(building, column, row, who),
    HistoryDice(blue, yellow),

    // Score card
    ScoreWon(who), ScoreShared(names), ScoreSoloTotal(total), ScoreNotFinished, ScoreLeads(total, who),
    ScoreLeadShared(names, total),
    ReasonPlace(count, place, vp), ReasonEarly(place, round, vp), ReasonEarlyShared(names, round, sum, vp),
    ReasonShared(count, names, places, sum, vp), PlacesTwo(first), PlacesThree, ReasonNoPlace(count),
    ReasonNothing, ReasonRow(count, row, vp), ReasonColumn(column, count, vp),
    ReasonLines(count, lines, vp), ReasonNoLines, ReasonCoins(coins, vp), ReasonBonus(vp), ScoreBonus,
    ScoreReplay, ScoreAgain, ScoreSameDice, ScoreExportPng, ScoreExportText, ReasonEarlyNone(round),
    ReasonNobody(reason), ReasonRounded(reason), ReasonTotal(coins, lines, total, types),
    ReasonTotalBonus(bonus, total, types), ScoreReasons(name), ScoreOdd(what), ScoreCell(name, reason, what), ScoreLegend,
    ScorePictureHint, ScoreNewRecord,

    // Library
    LibraryTitle, LibraryEmpty, LibraryEmptyHint, LibrarySearch, LibraryFilterAll, LibraryFilterOpen,
    LibraryFilterDone, LibraryFilterSamples, LibraryContinue, LibraryReplay, LibraryScore, LibraryRematch,
    LibraryImport, LibraryExport, LibraryDeleteQuestion(title), LibraryDeleted(title), LibraryTrash,
    LibraryTrashEmpty, LibraryUnfinished(round, rounds), LibraryFinished, LibraryBroken(reason),
    LibraryNewer, LibraryLocked, LibraryHereAlready, LibraryDate(date, time), LibraryMinutes(minutes), LibraryPathHint,
    LibraryImported(title), LibraryNothingFound, LibraryNothingFoundHint, LibraryNoneSelected,
    LibraryStopped(round, rounds), LibrarySetup, LibraryDamaged, LibraryPractice,
    LibraryDetails, LibraryOwnTitle, LibraryPlace, LibraryTags, LibraryTagsHint, LibraryComment,

    // Records and statistics
    RecordsTitle, RecordsEmpty, RecordsEmptyHint, RecordsTypedTable, RecordsConditions(phantoms, rounds),
    RecordsChoose, RecordsBoth, RecordsAny, RecordsGame(date, place, vp), RecordsOnlyUnhelped, StatsTitle,
    StatsGames, StatsAverage, StatsBest, StatsMedian, StatsTrend, StatsWins, StatsParts,
    StatsTrendName(totals),

    // Sheets of one's own
    SheetsTitle, SheetsNew, SheetsEdit, SheetsDuplicate, SheetsImport, SheetsImportHint, SheetsExport,
    SheetsWhat, SheetsWholeGrid, SheetsCountsOnly, SheetsCountsOnlyHint, SheetsPaintHint, SheetsNameHint,
    SheetsCoins, SheetsCoinsPrinted(coins), SheetsCount, SheetsCountOf(building), SheetsVpOf(building, place),
    SheetsType(building, count), SheetsSum(sum), SheetsEmpty, SheetsConfirmed, SheetsTrain, SheetsTrainHint, SheetsTrainGoOn, SheetsTrainStop,
    SheetsTraining(minutes, percent), SheetsTrainElsewhere(name, kind), SheetsKindSolo(phantoms), SheetsKindVictory(phantoms), SheetsTrainDone(name), SheetsTrained, SheetsSaved(name),
    SheetsImported(name), SheetsImportedFaulty, SheetsUnsaved(name), SheetsGoOn, SheetsDiscard,
    SheetsDiscardQuestion, SheetsNoneYet, SheetCellEmpty(column, row), SheetFaultNoName, SheetFaultNameTaken,
    SheetFaultEmpty(cells), SheetFaultCount(building, count), SheetFaultSum(sum), SheetFaultCoins(coins),
    SheetFaultVp(building, place, vp), SheetFaultIncreases(building, place, vp), HomeSheets, HomeSheetsHint,
    KeysTranscribing, KeysBackspace, KeysDoPaint, KeysDoPaintMove, KeysDoPaintBack,

    // Late entry
    LateTitle, LateCorrect, LateDate, LateDateHint, LateGameTitle, LateGameTitleHint, LatePlace,
    LatePlaceHint,
    LateBoxes(building, name), LateCompleted(building, name), LateRound, LateLines(count, name),
    LateCoins(name), LateTick, LateTickOf(name), LateTickHint, LateCellTicked(column, row), LateStartOver,
    LateStartOverQuestion, LateDone, LateSave, LateHint, LateFaultDate, LateFaultDateAhead, LateFaultSameName,
    LateFaultTicked(boxes, cells), LateFaultBoxes(boxes, building, printed), LateFaultRoundMissing(building),
    LateFaultRound(building, completed, rounds), LateFaultLines(buildings), LateFaultCoins(coins, printed),
    LateTotal(name, total), HomeLateEntry,

    // Replay
    ReplayPlay, ReplayPause, ReplayStepBack, ReplayStepOn, ReplayRoundBack, ReplayRoundOn, ReplaySpeed,
    ReplayEvent(event, events), ReplayFromHere, ReplayFromHereHint, ReplayAsItStood, ReplayWithCorrections,
    ReplayMarkerAward(round), ReplayMarkerSecond(round), ReplayMarkerCoins(round), ReplayEvents,
    ReplayScoreOnly, ReplayMarkerNote(round), ReplayTimeline, ReplayVersion, ReplaySheetOf, ReplayFollow,
    ReplaySpeedShort(times),

    // Settings
    SettingsTitle, SettingsLook, SettingsTheme, SettingsThemeSystem, SettingsThemeLight, SettingsThemeDark,
    SettingsColourBlind, SettingsLetters, SettingsScale, SettingsScalePercent(percent), SettingsFullScreen,
    SettingsAnimation, SettingsAnimationOff, SettingsAnimationQuick, SettingsAnimationNormal,
    SettingsAnimationSlow, SettingsLanguage, SettingsLanguageSystem, SettingsLanguageEn, SettingsLanguageFr,
    SettingsGame, SettingsEndTurn, SettingsCurtain, SettingsMe, SettingsName, SettingsColour, SettingsFiles, SettingsFolder,
    SettingsCopyPath, SettingsSmaller, SettingsLarger, SettingsWarning,

    // Keyboard help
    KeysTitle, KeysEverywhere, KeysPlaying, KeysReplaying, KeysEnter, KeysEscape, KeysSpace, KeysTab,
    KeysArrows, KeysShift, KeysPageUp, KeysPageDown, KeysHome, KeysEnd, KeysDelete, KeysDoConfirm, KeysDoBack,
    KeysDoFocus, KeysDoMove, KeysDoBuild, KeysDoChoose, KeysDoGain, KeysDoChange, KeysDoSecond, KeysDoEnd,
    KeysDoUndo, KeysDoRedo, KeysDoPlay, KeysDoStep, KeysDoRound, KeysDoFullScreen, KeysDoHelp, KeysDoQuit,
    KeysDoTakeBack, KeysDoPick, KeysDoReasons, KeysDoSheets, KeysDoType, KeysDoProgram, KeysDoMenu, KeysDoEnds,
    KeysDoPlayOn, KeysPad, KeysDoBox, KeysDoRow, KeysDoCoins, KeysDoSecondBox, KeysDoNothing, KeysDoNext,
    KeysDoLate, KeysDoHistory, KeysDoForecast, KeysDoAudit,

    // What could not be saved
    LeaveGame, LeaveTable, LeaveLateEntry, LeaveSheet, LeavePath, LeaveSave, LeaveAgain, LeaveQuit, LeaveGo,
    LeaveFailed(reason),

    // Errors
    ErrorSave(reason), ErrorSaveSettings(reason), ErrorOpen(name, reason), ErrorExport(reason),
    ErrorSheet(reason), DraftsBroken(path), DraftsUnreadable(reason), DraftsBeside, DraftsUnfinished,
    FileMissing(path), FileExists(path), FileNotText(path), FileUnreadable(path), FileUnwritable(path),
    FileName(name), FileNotSheet(file), FileJson(detail), FilePicture(detail),

    // Refusals
    RefusedRow(row), RefusedCrossing(column, row), RefusedLines(five, four, six), RefusedRoll(purpose, who),
    RefusedNoRow(row), RefusedTwice(who), RefusedFull(building, who),
    RefusedBoxes(boxes, building, printed, who), RefusedRoundMissing(building, printed, who),
    RefusedIncomplete(boxes, building, completed, printed, who), RefusedRound(round, rounds),
    RefusedCompletedRound(building, completed, rounds, who), RefusedLinesUnfit(buildings, lines, who),
    RefusedCoins(coins, printed, who), RefusedPhantomHoldings(who), RefusedPhantomCoins(who),
    RefusedNotAPlayer(who), RefusedNotAPhantom(who), RefusedNotDue(round, who), RefusedSeed(due, found, seed),
    RefusedNoSeed, RefusedAmendedRoll(entry), RefusedGrid, RefusedTooManyLines(lines, who),
    RefusedLinesOfCrosses(found, said, who), RefusedCrosses(boxes, building, crosses, who),
    RefusedCrossesInAll(boxes, crosses, who), RefusedRowInUse(who), RefusedRowRolled(who), RefusedTableNote,
    RefusedResultNote, RefusedNoEntry(entry), RefusedSeats(phantoms, players), RefusedRounds(rounds),
    RefusedAgainst(players), RefusedBonus(bonus), RefusedGridRows(rows), RefusedGridRow(letters, row),
    RefusedGridLetter(column, letter, row), RefusedNoCounts, RefusedCounts(counts),
    RefusedCountNotGrid(building, found, said), RefusedVpRows(rows), RefusedPlaces(building, places),
    RefusedOver, RefusedRollFirst(roll), RefusedNoRoll, RefusedSeat(seat), RefusedDie(colour, face),
    RefusedAnotherChanged(colour), RefusedBeyondFace(face), RefusedPrice(have, need),
    RefusedNotOffered(crossing), RefusedBuilt(crossing), RefusedActionChosen, RefusedNoFirst, RefusedOneSpecial,
    RefusedNoAction, RefusedKeepFirst, RefusedNothingToKeep, RefusedNotRolled(pair), RefusedRollDice,
    RefusedSeatZero, RefusedOtherRoll(due, said), RefusedLaterEntry(entry), RefusedOfATable,
    RefusedNoPlayer(seat), RefusedNotTyped(entry), RefusedEntry(entry, reason), RefusedNotJson(detail),
    RefusedNotAnObject, RefusedNotARecord, RefusedOtherGame(game), RefusedNoVersion(version), RefusedTooNew(major, version),
    RefusedNewer(own, version), RefusedMissing(member), RefusedMember(detail, member), RefusedLayout(reason),
    RefusedNoGrid, RefusedEnded(ended, started), RefusedPlayerLate(seat), RefusedSeedOrder(after, from),
    RefusedSeedZero(seed), RefusedForm(detail), RefusedRest(later, reason), RefusedNotClosed(who),
    RefusedRowMissing(who), RefusedNotOver, RefusedResult(claimed, figure, found),
    RefusedDigest(claimed, found),
}
