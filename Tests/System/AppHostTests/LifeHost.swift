// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Sentences
import Store
import TestSupport
import Wire

/// A host, a store and a folder of its own, for apps that behave as a test says.
final class LifeHost: Sendable {
    let host: AppHost
    let store: Store
    let record = EventRecord()
    let folder: TemporaryFolder

    static let executable = PackageRoot.products.appending(path: "TestPeer")

    /// In a sandbox, as the product has it, where the machine lets us make one.
    init(
        _ limits: AppLimits = .forTests, isSandboxed: Bool = true, in folder: TemporaryFolder? = nil,
        clock: some Clock<Duration> = SuspendingClock(), now: @escaping @Sendable () -> Date = { Date() },
        pressure: MemoryPressure = MemoryPressure { () throws(Problem<Fault>) in AsyncStream { _ in } }
    ) async throws {
        self.folder = try folder ?? TemporaryFolder()
        store = try await Store.open(StateFolder(root: self.folder.url.appending(path: "state")))
        for name in ["one", "two", "three"] {
            try await store.record(
                AppRecord(identifier: Self.identifier(name), name: name, path: "/", installed: Date(), extensions: []),
                by: TeamRecord(identifier: "TEAM", key: "key", name: "Team"))
        }
        let record = record
        host = AppHost(
            limits: limits, sandbox: isSandboxed && MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil,
            services: NoServices(), store: store, clock: clock, now: now, pressure: pressure
        ) { record.add($0) }
    }

    static func identifier(_ name: String) -> String { "com.example.\(name)" }

    /// - Parameter mode: One of the peer's.
    func launch(_ mode: String = "lives", app name: String = "one") throws -> BundleLaunch {
        let container = container(of: name)
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        return BundleLaunch(
            identifier: Self.identifier(name), executable: Self.executable, environment: ["LIFE_MODE": mode],
            workingDirectory: container,
            policy: SandboxPolicy(readable: [Self.executable], writable: [container]))
    }

    func container(of name: String = "one") -> URL { folder.url.appending(path: "containers/\(name)") }

    /// What an app's processes have noted, all of them together; nothing where none has run.
    func journal(of name: String = "one") throws -> [String] {
        let file = container(of: name).appending(path: "journal")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    func failure(
        of launch: BundleLaunch, arguments: [String] = [], for item: LaunchItem? = nil
    ) async -> AppHostError? {
        do throws(AppHostError) {
            _ = try await host.open(launch, arguments: arguments, for: item)
            return nil
        } catch {
            return error
        }
    }

    /// The numbers of what waits for an app.
    func waiting(for name: String = "one") async throws -> [Int] {
        try await store.deliveries(of: Self.identifier(name)).map(\.delivery.id)
    }
}

/// Refuses every call: these tests are about the life of apps alone.
private struct NoServices: SystemServices {
    func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
        .refusal(CallRefusal(.unavailable, "no services"))
    }
}

extension AppLimits {
    /// So generous in time that only what hangs forever meets a deadline, even on a busy machine.
    static var forTests: AppLimits {
        var limits = AppLimits()
        limits.life.launch = .seconds(60)
        limits.life.event = .seconds(60)
        limits.life.hello = .seconds(30)
        // The subject of tests with a clock of their own.
        limits.life.background = .seconds(3600)
        limits.process.leave = .milliseconds(200)
        limits.picture = .seconds(60)
        return limits
    }

    /// For tests in which apps do not draw.
    static var hasty: AppLimits {
        var limits = forTests
        limits.picture = .milliseconds(100)
        return limits
    }

    /// For tests in which apps hang over their launch, or before it.
    static var impatient: AppLimits {
        var limits = impatientAfterLaunch
        limits.life.launch = .seconds(1)
        limits.life.hello = .milliseconds(500)
        return limits
    }

    /// For tests in which apps hang later; their launch may take its time on a busy machine.
    static var impatientAfterLaunch: AppLimits {
        var limits = forTests
        limits.life.event = .seconds(1)
        return limits
    }

    /// For tests of programs that are soon taken for plain ones, and then have time.
    static var soonPlain: AppLimits {
        var limits = forTests
        limits.life.hello = .milliseconds(500)
        return limits
    }

    /// For tests in which apps are suspended, at once.
    static var sleepy: AppLimits {
        var limits = forTests
        limits.life.background = .zero
        return limits
    }
}

extension LaunchItem {
    static func action(_ type: String) -> LaunchItem { .quickAction(QuickActionPayload(type: type, title: type)) }
}
