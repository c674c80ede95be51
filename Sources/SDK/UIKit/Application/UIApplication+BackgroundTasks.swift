// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Begins work that is to end before the app is suspended.
    ///
    /// The system gives every app the same time in the background, see
    /// `Documentation/AppLife.md`; this does not lengthen it.
    ///
    /// - Parameter handler: Called on the main thread when the app is ended before the work is.
    /// - Returns: What ``endBackgroundTask(_:)`` takes.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins work that is to end before the app is suspended, with a name for those who look for it.
    ///
    /// - Parameter handler: Called on the main thread when the app is ended before the work is.
    /// - Returns: What ``endBackgroundTask(_:)`` takes.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Says that the work is done; an identifier that is not known changes nothing.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// How long the app may yet run in the background, in seconds: without end while it is in front. The system
    /// says nobody how long it waits in the background, so there it is the least: none.
    public var backgroundTimeRemaining: TimeInterval {
        applicationState == .background ? 0 : .greatestFiniteMagnitude
    }
}
