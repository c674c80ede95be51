// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the page of the device says; the page fills in {0} and {1}.
package enum PageText: String, TextKey {
    package static let table = "Page"

    case shortcuts, noShortcuts, runShortcut, actionCount, oneAction, shortcutMore, shortcutName, share, stopSharing
    case link, openLink, deleteShortcut, deleteSure
    case home, apps, lock, unlock, switcher, siri, search, settings, developer, close, cancel, done, save, noApps
    case quickActions, open, hold, noneOpen, closeApp, say, answer, send, speak, listening, greeting, working
    case moreOptions, moreWord, tapToOpen, theApp, you, suggestions, noSuggestions, dismiss, searchField, nothing
    case draws, doneTick, language, automatic, ownName, touch, single, double, long, none, touchHint
    case actions, noActions, moreAction = "more-action", proposals, moreProposal = "more-proposal"
    case addPhrase, learn, suggest, forget, forgetAll, forgetSure, phraseFor, phraseAsk, whatToSay, remove, clash
    case replaceIt, donations, exchanges, all, allApps, asked, answered, copy, copied, sayings, textField
    case allSayings, ownPhrases, completions, didYouMean, completionCount
    case earlier, speakAnswers, soundStays, soundLeaves, hearHere, hearByBrowser, notUnderstood, fewSayings, sayingsOf
    case topHit, contents, foundCount
    case surroundings, appearance, asBrowser, light, dark, textSize, textStep, textLarger, clock, now, place, placeHint
    case network, networkFull, networkThreeG, networkEdge, networkOffline
    case noActivity, lost, restarted, unheard, unknown, failed, unsent, device, remaining
    case model, dock, addToDock, removeFromDock, pages, pageOf, barHint, lockScreen
    case rotate, editHome, holdToArrange, arranging, picked, putDown, placedOnPage, placedInDock, dockFull
    case pickDate, doneCount, stop, stopRun, runStep, runAsks, banner
    case contrast, standard, increased, slider, dialog
}
