// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Begins work that is to end before the app is suspended.
    ///
    /// An app that leaves the screen over such work has about 25 seconds for it;
    /// see `Documentation/AppLife.md`.
    ///
    /// - Parameter handler: Called on the main thread when the time is over, or the app is ended, before the work is.
    /// - Returns: What ``endBackgroundTask(_:)`` takes.
    @preconcurrency public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins work that is to end before the app is suspended, with a name for those who look for it.
    ///
    /// - Parameter handler: Called on the main thread when the time is over, or the app is ended, before the work is.
    /// - Returns: What ``endBackgroundTask(_:)`` takes.
    @preconcurrency public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Says that the work is done; an identifier that is not known changes nothing.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// How long work may yet go on in the background, in seconds: without end while the app is in front.
    public var backgroundTimeRemaining: TimeInterval {
        backgroundTasks.timeRemaining ?? .greatestFiniteMagnitude
    }
}
