// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Conversation
import Foundation
import Sentences
import Wire

/// Opens the URLs that apps ask for, each in the app that takes its scheme.
actor URLOpener {
    /// Two apps that open each other would do so forever: so many openings of an app within so long are enough.
    static let burst = 20
    static let window = Duration.seconds(10)

    private let now: @Sendable () -> Moment
    /// When apps have had URLs opened, by app, the latest last, as time since the system's start.
    private var openings: [BundleIdentifier: [Duration]] = [:]

    init(now: @escaping @Sendable () -> Moment) {
        self.now = now
    }

    /// Opens the URL, or says whether it would be.
    func answer(
        _ call: OpeningCall, from identity: BundleIdentity, in system: RunningSystem
    ) async -> Result<Done, CallRefusal> {
        guard identity.bundle == identity.app else {
            return .failure(
                CallRefusal(.notDone, "an extension opens nothing by itself; have the intent open its app"))
        }
        do {
            if system.isOfShortcuts(call.url) {
                guard call.opens else { return .success(Done()) }
                try admit(identity.app)
                try await system.call(call.url, from: identity)
                return .success(Done())
            }
            let (app, _) = try await system.urlTakers().app(for: call.url)
            guard call.opens else { return .success(Done()) }
            try admit(identity.app)
            try await system.open(app, for: .url(call.url, source: identity.bundle.text))
            return .success(Done())
        } catch {
            return .failure(CallRefusal(.notDone, "\(error)"))
        }
    }

    private func admit(_ app: BundleIdentifier) throws(OpeningError) {
        let time = now().uptime
        let latest = openings[app, default: []].filter { time - $0 <= Self.window }
        openings[app] = latest
        guard latest.count < Self.burst else { throw .tooMany(Self.burst, within: Self.window) }
        openings[app] = latest + [time]
    }
}
