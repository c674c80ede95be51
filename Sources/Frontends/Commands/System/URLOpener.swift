// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import Conversation
import ExtensionHost
import Foundation
import Store
import Wire

/// Opens the URLs that apps ask for, each in the app that takes its scheme.
actor URLOpener {
    /// Two apps that open each other would do so for ever: so many openings within so long are enough.
    static let burst = 20
    static let window = Duration.seconds(10)

    private weak var system: RunningSystem?
    private let now: @Sendable () -> Moment
    /// When apps have had URLs opened, the latest last, as time since the system's start.
    private var openings: [Duration] = []

    init(now: @escaping @Sendable () -> Moment) {
        self.now = now
    }

    func attach(_ system: RunningSystem) {
        self.system = system
    }

    /// Opens the URL, or says whether it would be.
    func answer(_ call: OpeningCall, from identity: BundleIdentity) async -> OpeningReply {
        guard identity.bundle == identity.app else {
            return .init(isOpened: false, refusal: "an extension opens nothing by itself; have the intent open its app")
        }
        guard let system else { return .init(isOpened: false, refusal: "the system is ending") }
        do {
            let catalog = try await system.apps.catalog()
            let app = try SchemeFinder(catalog: catalog, installed: try await system.store.apps()).app(for: call.url)
            guard call.opens else { return .init(isOpened: true) }
            try admit()
            _ = try await system.appHost().open(
                BundleLaunch(app.app, language: system.language),
                for: .url(call.url, source: identity.bundle.text))
            return .init(isOpened: true)
        } catch {
            return .init(isOpened: false, refusal: "\(error)")
        }
    }

    private func admit() throws(OpeningRefusal) {
        let time = now().uptime
        openings.removeAll { time - $0 > Self.window }
        guard openings.count < Self.burst else {
            throw OpeningRefusal(
                description: "apps have had \(Self.burst) URLs opened within "
                    + "\(Self.window.components.seconds) seconds; open one when the person asks for it")
        }
        openings.append(time)
    }
}

/// Why a URL is not opened, though an app would take it.
struct OpeningRefusal: Error, CustomStringConvertible {
    var description: String
}
