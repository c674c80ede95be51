// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import SystemLink
import UserActivity
package import Wire

extension CallChannel {
    /// How many donations may wait. More of them are refused: the app donates faster than the disk writes.
    static let donationLimit = 1024

    /// What the process tells of what people did; a test has its own.
    @TaskLocal package static var donations = CallChannel("Intents.donations", link: .inherited, limit: donationLimit)

    /// What the process asks about phrases and proposes; a test has its own.
    @TaskLocal package static var phrases = CallChannel("Intents.phrases", link: .inherited)
}

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
    /// A voice shortcut that travelled.
    ///
    /// - Throws: When its intent cannot be made in this process.
    package convenience init(_ payload: PhrasePayload) throws {
        self.init(
            identifier: payload.identifier, invocationPhrase: payload.phrase, shortcut: try INShortcut(payload.action)
        )
    }
}

/// What this process tells the system of its own accord: activities, donations, proposals.
///
/// Once the system has what it waits for, it may end the process; what was said before is to arrive all the same.
package enum SystemTalk {
    /// A completion may tell the system more, whose completion does so again, but not for ever.
    private static let rounds = 8

    /// Returns when the system has answered all of it, and the completions have returned.
    package static func settle() async {
        for _ in 0..<rounds {
            await ActivityCenter.shared.settle()
            let hasDonated = await CallChannel.donations.settle()
            let hasAsked = await CallChannel.phrases.settle()
            if !hasDonated, !hasAsked { return }
        }
    }

    /// Returns when nothing of it can be lost any more; donations may be on their way yet.
    static func send() async {
        await ActivityCenter.shared.settle()
        await CallChannel.phrases.settle()
        await CallChannel.donations.send()
    }
}
