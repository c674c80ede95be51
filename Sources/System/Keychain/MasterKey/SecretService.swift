// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSessionBus
import Dispatch
import Foundation
import Sentences
import SessionBus
import Synchronization

/// The Secret Service of the person's session, through libsecret.
struct SecretService {
    /// How long the service has, its asking the person for a passphrase included.
    static let patience = DispatchTimeInterval.seconds(20)

    private let hasBus: Bool

    /// - Parameter environment: Says where the session bus is. Without it none is looked for: GLib
    ///   would start one.
    init(_ environment: [String: String]) {
        hasBus = SessionBus.address(in: environment) != nil
    }

    /// - Returns: False when there is no such service, so that the key has to be kept elsewhere.
    /// - Throws: ``MasterKeyError`` when there is one and it does not keep the key.
    func keep(_ key: MasterKey, as identifier: String) throws -> Bool {
        guard hasBus else { return false }
        let secret = key.data.base64EncodedString()
        let answer = Self.call { cancellation in
            var reason: UnsafeMutablePointer<CChar>?
            defer { g_free(reason) }
            let outcome = beckon_secret_store(
                cancellation.pointer, identifier, "Beckon: the keychain's master key", secret, &reason)
            return Answer(outcome: outcome, reason: reason.map { String(cString: $0) })
        }
        switch answer.outcome {
        case BECKON_BUS_ABSENT: return false
        case BECKON_BUS_DONE: break
        default: throw failure(answer)
        }
        // What cannot be read back would be lost with the first item.
        guard try read(identifier).data == key.data else {
            throw MasterKeyError(
                .wrong, reason: "the Secret Service returned a different master key",
                remedy: "set \(MasterKeyChest.variable)=file to keep the key in a file")
        }
        return true
    }

    /// - Throws: ``MasterKeyError`` when the service is missing or has no such key.
    func read(_ identifier: String) throws -> MasterKey {
        guard hasBus else {
            throw MasterKeyError(
                .unreachable, reason: "its master key is in the Secret Service, and there is no session bus",
                remedy: "start Beckon inside the desktop session, or with dbus-run-session and the keyring")
        }
        let answer = Self.call { cancellation in
            var (secret, reason): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
            defer {
                secret_password_free(secret)
                g_free(reason)
            }
            let outcome = beckon_secret_lookup(cancellation.pointer, identifier, &secret, &reason)
            return Answer(
                outcome: outcome, secret: secret.map { String(cString: $0) }, reason: reason.map { String(cString: $0) }
            )
        }
        guard answer.outcome == BECKON_BUS_DONE else { throw failure(answer) }
        guard let found = answer.secret else {
            throw MasterKeyError(
                .lost, reason: "the Secret Service no longer has its master key",
                remedy: "unlock or restore the keyring, or start with an empty folder using --state")
        }
        guard let data = Data(base64Encoded: found), let key = try MasterKey(data) else {
            throw MasterKeyError(
                .wrong, reason: "the Secret Service holds an invalid master key",
                remedy: "restore the keyring, or start with an empty folder using --state")
        }
        return key
    }

    private struct Answer: Sendable {
        var outcome: beckon_bus_outcome
        var secret: String?
        var reason: String?
    }

    /// Calls libsecret on a thread of its own. GLib does not always notice that a call was cancelled,
    /// on a bus that hangs for one, so a thread that is still at it then is left to itself.
    private static func call(_ work: @escaping @Sendable (Cancellation) -> Answer) -> Answer {
        let cancellation = Cancellation()
        let reply = Reply()
        Thread { reply.give(work(cancellation)) }.start()
        if let answer = reply.wait(for: patience) { return answer }
        cancellation.cancel()
        return reply.wait(for: .seconds(1)) ?? Answer(outcome: BECKON_BUS_LATE)
    }

    /// Where the thread that calls leaves its answer.
    private final class Reply: Sendable {
        private let arrived = DispatchSemaphore(value: 0)
        private let answer = Mutex<Answer?>(nil)

        func give(_ answer: Answer) {
            self.answer.withLock { $0 = answer }
            arrived.signal()
        }

        /// - Returns: Nil when the time was over before.
        func wait(for time: DispatchTimeInterval) -> Answer? {
            guard arrived.wait(timeout: .now() + time) == .success else { return nil }
            return answer.withLock { $0 }
        }
    }

    private func failure(_ answer: Answer) -> MasterKeyError {
        switch answer.outcome {
        case BECKON_BUS_LATE:
            MasterKeyError(
                .unreachable, reason: "the Secret Service did not answer in time",
                remedy:
                    "unlock the keyring and try again; for a new key, \(MasterKeyChest.variable)=file keeps it in a file"
            )
        case BECKON_BUS_ABSENT:
            MasterKeyError(
                .unreachable, reason: "its master key is in the Secret Service, which is not running",
                remedy: "start the keyring that held the key when the keychain was created")
        default:
            MasterKeyError(
                .unreachable,
                reason: answer.reason.map { "the Secret Service failed: \($0)" }
                    ?? "the Secret Service failed without a reason",
                remedy:
                    "unlock the keyring and try again; for a new key, \(MasterKeyChest.variable)=file keeps it in a file"
            )
        }
    }
}
