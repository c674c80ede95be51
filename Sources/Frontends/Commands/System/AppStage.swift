// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Synchronization

/// Tells the system's parts which app is in front; they are made before the system that knows it.
final class AppStage: Sendable {
    private struct Place: Sendable {
        weak var system: RunningSystem?
    }

    private let place = Mutex(Place())

    func attach(_ system: RunningSystem) {
        place.withLock { $0.system = system }
    }

    /// Whether a person has the app before them.
    func isInFront(_ app: BundleIdentifier) async -> Bool {
        guard let host = place.withLock({ $0.system })?.startedAppHost else { return false }
        return await host.isInFront(app.text)
    }
}
