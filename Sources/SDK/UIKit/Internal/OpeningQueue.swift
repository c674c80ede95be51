// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemLink
import Wire

/// Asks the system to open URLs, in order, and off the main thread, which a call would hold up.
final class OpeningQueue: Sendable {
    private let queue = DispatchQueue(label: "UIKit.opening")

    /// - Parameter completion: Called on the main actor with whether the URL was opened.
    func open(_ url: URL, through link: SystemLink?, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        queue.async {
            let isOpened = Self.ask(OpeningCall(url: url, opens: true), through: link)
            DispatchQueue.main.async { completion(isOpened) }
        }
    }

    /// Asks on the calling thread, and waits for the answer. A refusal is reported on standard error.
    static func ask(_ call: OpeningCall, through link: SystemLink?) -> Bool {
        do throws(SystemCallFailure) {
            guard let link else { throw .noSystem }
            _ = try link.call(call)
            return true
        } catch {
            // Whether some app would open it is a question, and no an answer to it.
            if call.opens || !error.isAnswer { tell("\(error)", of: call.url) }
            return false
        }
    }

    /// The scheme alone: the rest of a URL may be what only the person should read.
    private static func tell(_ reason: String, of url: URL) {
        StandardError.write("the URL with the scheme ‘\(url.scheme ?? "")’ is not opened: \(reason)", from: "UIKit")
    }
}

extension SystemCallFailure {
    fileprivate var isAnswer: Bool {
        switch self {
        case .refused(let refusal): refusal.reason == .notDone
        case .noSystem: true
        default: false
        }
    }
}
