// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppHost
package import Apps
import Assistant
package import Conversation
import Donations
import ExtensionHost
import Foundation
package import Sentences
import Store
package import Wire

/// Opens apps and leaves them.
extension RunningSystem {
    /// Starts or wakes an app, and brings it to the front, where it gets the item.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag; an app that runs in another is restarted. Nil for ``language``.
    ///   - arguments: The program's arguments, if it is not running yet.
    /// - Throws: `AppHostError`, or `Problem` if a required sandbox is unavailable.
    @discardableResult package func open(
        _ app: InstalledApp, language: String? = nil, arguments: [String] = [], for item: LaunchItem? = nil
    ) async throws -> OpenedApp {
        try await appHost().open(
            BundleLaunch(app, language: language ?? self.language), arguments: arguments, for: item)
    }

    /// Opens an app at the place that a response names, and records that use.
    ///
    /// - Parameter warn: Called with one sentence if the app did not continue there, or its use could not be saved.
    /// - Throws: As ``open(_:language:arguments:for:)`` does.
    package func follow(
        _ opening: Response.Opening, in app: InstalledApp, language: String? = nil,
        warn: @Sendable (Sentence) -> Void
    ) async throws {
        let activity = opening.activity
        let opened = try await open(app, language: language, for: .activity(activity, opening.interaction))
        guard opened.isHandled != false else {
            return warn("\(app.id) did not resume \(activity.activityType)")
        }
        do {
            try await activities.markUsed(activity, of: app.id)
        } catch {
            warn("cannot record that \(activity.activityType) of \(app.id) was used: \(error)")
        }
    }

    /// Returns the apps that handle a URL.
    ///
    /// - Throws: `StoreError`.
    package func urlTakers() async throws -> URLTakers {
        URLTakers(catalog: try await apps.catalog(), installed: try await store.apps())
    }

    /// Sends the front app, or one that is coming to the front, to the background; returns when it has left.
    ///
    /// - Returns: The identifiers of the apps.
    @discardableResult package func goHome() async -> [String] {
        guard let host = startedAppHost else { return [] }
        let inFront = await host.running.filter { [.launching, .active, .inactive].contains($0.state) }
        for app in inFront { await host.sendToBackground(app.identifier) }
        return inFront.map(\.identifier)
    }

    /// Holds a conversation over the front app, which is inactive during it.
    ///
    /// An app that the conversation opens comes on top of it. Nothing waits for the app in front: one that takes its
    /// time over becoming inactive holds up no conversation.
    package func covering<Result>(_ converse: () async throws -> Result) async rethrows -> Result {
        guard let host = startedAppHost else { return try await converse() }
        await host.cover()
        do {
            let result = try await converse()
            await host.uncover()
            return result
        } catch {
            await host.uncover()
            throw error
        }
    }
}
