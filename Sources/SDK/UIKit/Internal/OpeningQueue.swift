// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemLink
import Wire

/// Asks the system to open URLs, in order, and off the main thread, which a call would hold up.
final class OpeningQueue: Sendable {
    private let queue = DispatchQueue(label: "UIKit.opening")

    /// - Parameter completion: Called on the main actor with whether the URL was opened.
    func open(
        _ url: URL, through link: SystemLink?, completion: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        queue.async {
            let isOpened = Self.ask(OpeningCall(url: url, opens: true), through: link)
            DispatchQueue.main.async { completion(isOpened) }
        }
    }

    /// Asks on the calling thread, and waits for the answer. Why nothing is opened is told on standard error.
    static func ask(_ call: OpeningCall, through link: SystemLink?) -> Bool {
        guard let link else {
            if call.opens { tell("the system did not start this process, so nobody opens it", of: call.url) }
            return false
        }
        do throws(SystemCallFailure) {
            switch try link.call(.opening(call)) {
            case .opening(let reply):
                if call.opens, let refusal = reply.refusal { tell(refusal, of: call.url) }
                return reply.isOpened
            case .refusal(let refusal): tell(refusal.text, of: call.url)
            default:
                tell("the system answered something else; update Beckon", of: call.url)
            }
        } catch {
            tell("\(error)", of: call.url)
        }
        return false
    }

    /// The scheme alone: the rest of a URL may be what only the person should read.
    private static func tell(_ reason: String, of url: URL) {
        StandardError.write("the URL with the scheme ‘\(url.scheme ?? "")’ is not opened: \(reason)", from: "UIKit")
    }
}
