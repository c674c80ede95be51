// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import ExtensionHost
import Foundation
import Store
import Wire

/// A state folder in which one app is installed, as far as opening it goes.
final class SampleApps: Sendable {
    static let identifier = "benchmark.app"
    static let item = LaunchItem.quickAction(
        QuickActionPayload(type: "benchmark.order", title: "Order", userInfo: ["size": .integer(2)]))

    private let folder: URL
    private let store: Store

    init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        store = try await Store.open(StateFolder(root: folder))
        try await store.record(
            AppRecord(identifier: Self.identifier, name: "App", path: "/", installed: Date(), extensions: []),
            by: TeamRecord(identifier: "TEAM", key: "key", name: "Team"))
    }

    deinit {
        // What can't be removed is left to the system's own cleaning.
        try? FileManager.default.removeItem(at: folder)
    }

    func host(
        limits: AppLimits = .standard, sandbox: Sandbox?, watch: AppHost.Watch? = nil
    ) -> AppHost {
        AppHost(limits: limits, sandbox: sandbox, services: NoServices(), store: store, watch: watch)
    }
}

/// The sample makes no calls.
private struct NoServices: SystemServices {
    func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
        .refusal(CallRefusal(.unavailable, "there are no services"))
    }
}
