// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIApplication {
    /// Starts a background task that must end before the app is suspended.
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

    /// Starts a background task with a name for debugging.
    ///
    /// - Parameter handler: Called on the main thread when the time is over, or the app is ended, before the work is.
    /// - Returns: What ``endBackgroundTask(_:)`` takes.
    @preconcurrency public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a background task. An unknown identifier has no effect.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// The remaining background time in seconds; infinite while the app is in front.
    public var backgroundTimeRemaining: TimeInterval {
        backgroundTasks.timeRemaining ?? .greatestFiniteMagnitude
    }
}

/// What an app wants to end before it is suspended, under numbers that are not used twice.
///
/// The system hears when there begins to be such work and when there is no more; until then it neither
/// suspends nor ends the app. Work that takes longer than ``limit`` in the background is asked to stop, a
/// little before the system would stop it.
@MainActor final class BackgroundTasks {
    static let limit = Duration.seconds(25)

    private let tell: @MainActor (_ isBusy: Bool) -> Void
    private var lastNumber = 0
    private var expirations: [Int: (@MainActor () -> Void)?] = [:]
    private var deadline: ContinuousClock.Instant?
    private var expiry: Task<Void, Never>?

    /// - Parameter tell: Called when the first task begins, and when the last one ends.
    init(tell: @escaping @MainActor (_ isBusy: Bool) -> Void) { self.tell = tell }

    deinit { expiry?.cancel() }

    func begin(_ expiration: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
        lastNumber += 1
        expirations[lastNumber] = .some(expiration)
        if expirations.count == 1 { tell(true) }
        return UIBackgroundTaskIdentifier(rawValue: lastNumber)
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        guard expirations.removeValue(forKey: identifier.rawValue) != nil else { return }
        if expirations.isEmpty { tell(false) }
    }

    /// The time for work in the background runs from now on.
    func enterBackground() {
        deadline = .now + Self.limit
        expiry?.cancel()
        expiry = Task { [weak self] in
            do {
                try await Task.sleep(for: Self.limit)
            } catch {
                // The app came to the front again.
                return
            }
            self?.expire()
        }
    }

    func leaveBackground() {
        deadline = nil
        expiry?.cancel()
    }

    /// The remaining background time in seconds; nil in the foreground.
    var timeRemaining: TimeInterval? {
        deadline.map { max(0, ContinuousClock.now.duration(to: $0) / .seconds(1)) }
    }

    /// Forgets all work, and calls what is to be called for it, in the order in which it began.
    func expire() {
        guard !expirations.isEmpty else { return }
        let handlers = expirations.sorted { $0.key < $1.key }.compactMap(\.value)
        expirations = [:]
        for handler in handlers { handler() }
        tell(false)
    }
}
