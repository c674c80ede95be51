// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An error that a person reads: what is wrong with a thing, and what to do about it.
///
/// A module whose callers tell its errors apart has an enumeration of codes, and a name for the two together:
/// `typealias StoreError = Problem<StoreErrorCode>`. All others have the codes of ``Fault``.
package struct Problem<Code: Hashable & Sendable>: Error, Hashable, Sendable, PersonReadable {
    package var code: Code
    /// The file, app, team or key; empty if the reason names it.
    package var subject: String
    /// What is wrong, lower case, without a full stop.
    package var reason: Sentence
    /// What to do about it, lower case, without a full stop; empty if there is nothing to do, or the reason says it.
    package var remedy: Sentence
    /// Lines to be shown below, such as the compiler's errors.
    package var detail: Sentence?

    package init(
        _ code: Code, _ subject: String = "", reason: Sentence, remedy: Sentence = "", detail: Sentence? = nil
    ) {
        self.code = code
        self.subject = subject
        self.reason = reason
        self.remedy = remedy
        self.detail = detail
    }

    /// `subject: reason; remedy`, without what is empty, and the detail on lines of its own.
    package var sentence: Sentence {
        let whole: Sentence = remedy.isEmpty ? reason : "\(reason); \(remedy)"
        let named: Sentence = subject.isEmpty ? whole : "\(subject): \(whole)"
        return detail.map { "\(named)\n\($0)" } ?? named
    }
}

/// Where the cause of a problem lies, for those who need to know no more.
package enum Fault: Hashable, Sendable {
    /// In what was given: it is missing, or can't be used.
    case input
    /// In what was tried.
    case failure
}

extension Problem<Fault> {
    /// Makes a problem of something that was tried, unless another fault is given.
    package init(_ reason: Sentence, remedy: Sentence = "", fault: Fault = .failure) {
        self.init(fault, reason: reason, remedy: remedy)
    }
}
