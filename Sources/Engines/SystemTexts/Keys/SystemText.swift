// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Every sentence the system itself says before, in and about a conversation.
///
/// The comments list the placeholders. An app's own words, from its definition, go before.
package enum SystemText: String, TextKey {
    package static let table = "Conversation"

    // Asking whether an app may know of the contacts: ${app}.
    case grantContacts
    // Asking for a value: ${parameter}.
    case askValue, askChoice, askFile
    // Picking: ${count}, ${value}.
    case optionsMatching, optionsCount, whichOne, moreOptions, noMoreOptions
    // Nothing to pick from: ${parameter}.
    case noOptions
    // About an answer: ${answer}; `choiceOutOfRange` has ${count}.
    case nothingMatches, choiceOutOfRange, answerYesOrNo, unchanged, unchangedAction, goBack, answerEmpty
    // An answer that can't be read: ${answer}.
    case noInteger, noDecimal, noBoolean, noDate, noTimeInterval, noURL, noCurrency, noAmount, noMeasurement
    case noPlace, noSuchCase, tooLong
    // What an App Intent asks without words of its own: ${app}.
    case askToGoOn, askToContinueInApp
    // A device that is locked: ${app}.
    case locked
    // A value in question: ${parameter}, ${value}.
    case confirmValue, confirmNothing, unsupportedValue, unsupportedNothing
    // The built-in reasons of numbers: ${displayName}, ${minimumValue}, ${maximumValue}.
    case negativeNumber, aboveMaximum, belowMinimum
    // The same where the definition has no bound: ${displayName}.
    case tooHigh, tooLow
    case yes, no, cancel
    // The end of a conversation: ${app}.
    case cancelled, tooManyPrompts, tooManyPromptsAboutParameter, cannotDo, refusedByApp, answeredTwice, unfitValue
    // An action without words for its values: ${title}, ${values}.
    case titleWithValues
    // An app's answer without words of its own: ${app}.
    case underWay, opensOnTap, appFailed
    // Finding an app's things: ${things}, which is what many of them are called; ${list}, ${count}.
    case findThings, foundNothing, foundMore
    // What can be said of them.
    case findSort, findDescending, findLimit, findAny
    // Finding what to do: ${phrases}, ${phrase}.
    case whichApp, didYouMean, nothingInstalled, notUnderstood, notUnderstoodBut, suggestion, orphaned
    case phrasesUnreadable
    // An extension without an answer: ${app}.
    case timeout, crash, unreachable, uninstalled, removedCase, stopped
    // A file as an answer: ${path}, ${megabytes}.
    case fileMissing, fileUnusable, fileTooLarge
    // What stands between two sentences, two items of a list, and before the last item.
    case sentenceGap, listComma, listAnd
    // The code of the currency that ¥ stands for.
    case yenSign
}
