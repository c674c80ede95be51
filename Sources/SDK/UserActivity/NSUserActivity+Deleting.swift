// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension NSUserActivity {
    /// Makes the system forget the app's activities with these identifiers, and their shortcuts.
    ///
    /// - Parameter handler: Called on a background thread when they are gone for good. Why they are not stands on
    ///   standard error.
    @preconcurrency
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        ActivityCenter.shared.delete(.delete(persistentIdentifiers), then: handler)
    }

    /// Makes the system forget the app's activities with these identifiers, and their shortcuts.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        await withCheckedContinuation { continuation in
            deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) { continuation.resume() }
        }
    }

    /// Makes the system forget all the app's activities, and their shortcuts.
    ///
    /// - Parameter handler: Called on a background thread when they are gone for good. Why they are not stands on
    ///   standard error.
    @preconcurrency
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        ActivityCenter.shared.delete(.deleteAll, then: handler)
    }

    /// Makes the system forget all the app's activities, and their shortcuts.
    public class func deleteAllSavedUserActivities() async {
        await withCheckedContinuation { continuation in
            deleteAllSavedUserActivities { continuation.resume() }
        }
    }
}
