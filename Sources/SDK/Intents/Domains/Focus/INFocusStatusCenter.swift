// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// Tells authorized apps whether the person wants to be left alone.
///
/// The system has no such state: nobody is ever known to be in focus, and no app may ask.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    // `@unchecked`: it stores nothing; a subclass answers for its own.

    private static let center = INFocusStatusCenter()

    /// The app's shared center.
    open class var `default`: INFocusStatusCenter { center }

    private override init() { super.init() }

    /// The focus status, which is always unknown.
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }

    /// Always restricted.
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

    /// Calls the completion at once: the status is restricted.
    ///
    /// - Parameter completionHandler: Called on a background thread.
    @preconcurrency
    open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(.restricted) }
    }

    /// Calls the completion at once: the status is restricted.
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .restricted }
}

#endif
