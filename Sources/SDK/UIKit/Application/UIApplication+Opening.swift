// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension UIApplication {
    /// Opens a URL by whichever app takes it.
    ///
    /// - Parameter completion: Called on the main thread with whether one did.
    @preconcurrency public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openings.open(url, through: link) { completion?($0) }
    }

    /// Opens a URL by whichever app takes it.
    ///
    /// - Returns: Whether one did.
    @discardableResult public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { opened in
            openings.open(url, through: link) { opened.resume(returning: $0) }
        }
    }

    /// Whether some app takes URLs like this one. Asks the system, and waits for its answer.
    public func canOpenURL(_ url: URL) -> Bool {
        OpeningQueue.ask(OpeningCall(url: url, opens: false), through: link)
    }

    /// Opens a URL by whichever app takes it.
    ///
    /// - Returns: Whether some app takes it.
    @available(*, deprecated, message: "use open(_:options:completionHandler:)")
    @discardableResult public func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }
}
