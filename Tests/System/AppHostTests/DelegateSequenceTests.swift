// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import IntentValues
import TestSupport
import Testing
import Wire

/// What a real app's delegates are called with, in which order, from the app's own log.
@Suite("The calls of an app's delegates", .timeLimit(.minutes(2)))
struct DelegateSequenceTests {
    /// How the app is when the item comes.
    enum Beginning: String, CaseIterable, Sendable {
        case cold, suspended, running
    }

    /// What the app is opened for.
    enum Kind: String, CaseIterable, Sendable {
        case quickAction, activity, intent, url
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var app: DelegateLogApp
        var beginning: Beginning
        var kind: Kind

        static let all = [true, false].flatMap { hasScenes in
            [true, false].flatMap { accepts in
                Beginning.allCases.flatMap { beginning in
                    Kind.allCases.map { kind in
                        Case(app: .init(hasScenes: hasScenes, accepts: accepts), beginning: beginning, kind: kind)
                    }
                }
            }
        }

        var testDescription: String {
            "\(kind), \(beginning), \(app.hasScenes ? "scenes" : "no scenes"), launch returns \(app.accepts)"
        }
    }

    @Test("come in the documented order, each exactly once", arguments: Case.all)
    func opening(_ example: Case) async throws {
        let apps = try await LifeHost(example.beginning == .suspended ? .sleepy : .forTests)
        let launch = try apps.launch(example.app)
        if example.beginning != .cold {
            _ = try await apps.host.open(launch)
            await apps.host.sendToBackground(launch.identifier)
            await apps.record.wait(for: example.beginning == .suspended ? .suspended : .background)
            _ = try apps.takeCalls()
        }
        let opened = try await apps.host.open(launch, for: example.kind.item)
        #expect(try apps.takeCalls() == example.expected)
        #expect(opened.app.state == .active)
        #expect(opened.isLaunched == (example.beginning == .cold))
        #expect(try await apps.waiting().isEmpty)
        await apps.host.stopAll()
    }

    @Test("come in order when the app leaves and ends", arguments: [true, false])
    func leaving(hasScenes: Bool) async throws {
        let apps = try await LifeHost()
        let launch = try apps.launch(DelegateLogApp(hasScenes: hasScenes))
        _ = try await apps.host.open(launch)
        await apps.host.sendToBackground(launch.identifier)
        await apps.record.wait(for: .background)
        _ = try await apps.host.open(launch)
        _ = try apps.takeCalls()
        await apps.host.stop(launch.identifier)
        #expect(
            try apps.takeCalls()
                == (hasScenes
                    ? [
                        "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect",
                        "applicationWillTerminate",
                    ]
                    : ["applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate"]))
    }
}

extension DelegateSequenceTests.Kind {
    var item: LaunchItem {
        let number: [String: PropertyListValue] = ["number": .integer(7)]
        switch self {
        case .quickAction:
            return .quickAction(QuickActionPayload(type: "org.example.life.show", title: "Show", userInfo: number))
        case .activity:
            return .activity(
                ActivityPayload(activityType: "org.example.life.place", title: "Place", userInfo: number), nil)
        case .intent:
            let intent = IntentPayload(className: "FixtureApps.ShowPlaceIntent", values: ["place": .string("harbour")])
            return .activity(
                ActivityPayload(activityType: "ShowPlaceIntent"),
                InteractionPayload(intent: intent, response: ResponsePayload(code: 2)))
        case .url:
            return .url(URL(filePath: "/place/7"), source: nil)
        }
    }

    /// The calls for the item itself, of a delegate of the app or of a scene.
    func methods(of owner: String) -> [String] {
        switch self {
        case .quickAction: ["\(owner).performAction \(text)"]
        case .activity, .intent: ["\(owner).willContinue \(type)", "\(owner).continue \(text)"]
        case .url: ["\(owner).open \(text)"]
        }
    }

    /// The item as the log has it.
    var text: String {
        switch self {
        case .quickAction: "item=org.example.life.show number=7"
        case .activity: "activity=org.example.life.place number=7"
        case .intent: "activity=ShowPlaceIntent place=harbour"
        case .url: "url=file:///place/7"
        }
    }

    /// The item as launch options have it: of an activity, the dictionary holds the type.
    var launchText: String {
        switch self {
        case .quickAction, .url: text
        case .activity, .intent: "activity=\(type)"
        }
    }

    private var type: String {
        self == .intent ? "ShowPlaceIntent" : "org.example.life.place"
    }
}

extension DelegateSequenceTests.Case {
    /// As Documentation/AppLife.md and Apple's pages have it.
    var expected: [String] {
        switch (app.hasScenes, beginning) {
        case (true, .cold):
            [
                "willFinishLaunching", "didFinishLaunching", "scene.willConnect \(kind.text)",
                "sceneWillEnterForeground", "sceneDidBecomeActive",
            ]
        case (true, _):
            ["sceneWillEnterForeground"] + kind.methods(of: "scene") + ["sceneDidBecomeActive"]
        case (false, .cold):
            ["willFinishLaunching", "didFinishLaunching \(kind.launchText)"]
                + (app.accepts ? kind.methods(of: "application") : []) + ["applicationDidBecomeActive"]
        case (false, _):
            ["applicationWillEnterForeground"] + kind.methods(of: "application") + ["applicationDidBecomeActive"]
        }
    }
}
