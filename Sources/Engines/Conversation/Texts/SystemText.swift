// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Every sentence the system itself says in a conversation.
///
/// Each has English and Chinese words; `${name}` placeholders are those the
/// case's comment lists. An app's own words, from its definition, go before.
enum SystemText: Hashable, CaseIterable {
    // Asking for a value: ${parameter}.
    case askValue, askChoice, askFile
    // Picking: ${count}, ${value}.
    case optionsMatching, optionsCount, whichOne, moreOptions, noMoreOptions
    // Nothing to pick from: ${parameter}.
    case noOptions
    // About an answer: ${answer}; `choiceOutOfRange` has ${count}.
    case nothingMatches, choiceOutOfRange, answerYesOrNo, answerEmpty
    // An answer that can't be read: ${answer}.
    case noInteger, noDecimal, noBoolean, noDate, noTimeInterval, noURL, noCurrency, noAmount, noMeasurement
    case noPlace, noSuchCase, tooLong
    // A value in question: ${parameter}, ${value}.
    case confirmValue, confirmNothing, unsupportedValue, unsupportedNothing
    // The built-in reasons of numbers: ${displayName}, ${minimumValue}, ${maximumValue}.
    case negativeNumber, aboveMaximum, belowMinimum
    // The same where the definition has no bound: ${displayName}.
    case tooHigh, tooLow
    case yes, no, cancel
    // The end of a conversation: ${app}.
    case cancelled, tooManyPrompts, tooManyPromptsAboutParameter, cannotDo, refusedByApp, answeredTwice, unfitValue
    // An app's answer without words of its own: ${app}.
    case underWay, opensOnTap, appFailed

    /// The words in a language, placeholders still in them.
    func template(in language: ConversationLanguage) -> String {
        switch language {
        case .english: english
        case .chinese: chinese
        }
    }
}
