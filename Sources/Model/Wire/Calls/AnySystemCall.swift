// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Every call there is: what a process may ask, and in which way it is answered.
package enum AnySystemCall: Codable, Hashable, Sendable {
    case keychain(KeychainRequest)
    case activity(ActivityCall)
    case quickActions(QuickActionsCall)
    case opening(OpeningCall)
    case donation(DonationCall)
    case appShortcuts(AppShortcutsCall)
    case phrases(PhrasesCall)
    case proposedActions(ProposedActionsCall)
    case relevantActions(RelevantActionsCall)
    case suggestedMedia(SuggestedMediaCall)
    case vocabulary(VocabularyCall)
    case contents(ContentsCall)
    case userContext(UserContextCall)
    case predictionMode(PredictionModeCall)
    case focusFilter(FocusFilterCall)
    case pasteboard(PasteboardCall)
    case phraseScreen(PhraseScreenCall)
    case phraseScreenDismissal(PhraseScreenDismissal)

    /// Whether the answer takes as long as a person takes: such a call is over with the process that made it.
    package var waitsForPerson: Bool {
        if case .phraseScreen = self { true } else { false }
    }

    /// Whether the process takes back what its earlier calls show a person.
    package var endsWaiting: Bool {
        if case .phraseScreenDismissal = self { true } else { false }
    }

    /// Whether it only reads, so that it can be dropped when the process is gone.
    package var onlyReads: Bool {
        switch self {
        case .keychain(.copyMatching), .phrases, .focusFilter: true
        default: false
        }
    }

    /// Whether its answer waits for a person or another app; the process's other calls
    /// do not wait for that.
    package var takesItsTime: Bool {
        if case .opening = self { true } else { waitsForPerson }
    }
}
