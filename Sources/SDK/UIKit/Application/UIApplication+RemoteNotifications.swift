// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Whether servers can reach the app with notifications: never.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for a token under which servers reach the app.
    ///
    /// There is no such service here, so the delegate's
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is
    /// called, soon, and never the method with a token.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.application(
                self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsUnavailable())
        }
    }

    /// Gives up the token; there is none.
    public func unregisterForRemoteNotifications() {}
}

/// Why an app has no token for notifications.
private struct RemoteNotificationsUnavailable: LocalizedError {
    var errorDescription: String? {
        "this system has no service for remote notifications; go on without a token"
    }
}
