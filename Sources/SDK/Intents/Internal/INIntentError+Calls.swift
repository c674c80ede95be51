// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import SystemLink
package import Wire

extension INIntentError {
    /// An error with the system's own sentence.
    package init(_ code: Code, reason: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    /// - Parameter code: Where the system gives none.
    package init(_ failure: SystemCallFailure, _ code: Code) {
        var known: Code?
        if case .refused(let refusal) = failure { known = refusal.code.flatMap(Code.init(rawValue:)) }
        self.init(known ?? code, reason: failure.description)
    }
}

extension Result where Failure == SystemCallFailure {
    /// The error that an app gets, with this code where the system gives none; nil for a success.
    func error(_ code: INIntentError.Code) -> INIntentError? {
        if case .failure(let failure) = self { INIntentError(failure, code) } else { nil }
    }
}

extension INVoiceShortcut {
    /// A voice shortcut that traveled.
    ///
    /// - Throws: When its intent cannot be made in this process.
    package convenience init(_ payload: PhrasePayload) throws {
        self.init(
            identifier: payload.identifier, invocationPhrase: payload.phrase, shortcut: try INShortcut(payload.action)
        )
    }
}
