// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import ExtensionHost
import Foundation
import Testing
import Wire

/// What a real app's delegates are called with for an activity that cannot be taken up.
@Suite("An activity that cannot be taken up", .timeLimit(.minutes(2)))
struct UnavailableActivityTests {
    enum Lack: CaseIterable {
        case required, expired

        var item: LaunchItem {
            var activity = ActivityPayload(activityType: "org.example.life.place", title: "Place")
            switch self {
            case .required: activity.requiredUserInfoKeys = ["number"]
            case .expired: activity.expirationDate = Date(timeIntervalSince1970: 1_600_000_000)
            }
            return .activity(activity, nil)
        }

        /// As the app's log has it.
        var text: String {
            let reason =
                switch self {
                case .required:
                    "came without ‘number’, which its requiredUserInfoKeys name; set them in userInfo before it "
                        + "becomes current"
                case .expired: "was of use until 2020-09-13T12:26:40Z, its expirationDate; give it a later one"
                }
            return "activity=\(type) error=NSCocoaErrorDomain 4608: the activity ‘\(type)’ \(reason)"
        }
    }

    @Test(
        "is told about in the cold app, and is not among what the app is launched for", arguments: [true, false],
        Lack.allCases)
    func cold(hasScenes: Bool, lack: Lack) async throws {
        let apps = try await LifeHost()
        let opened = try await apps.host.open(try apps.launch(DelegateLogApp(hasScenes: hasScenes)), for: lack.item)
        #expect(opened.isHandled == false)
        #expect(
            try apps.takeCalls()
                == (hasScenes
                    ? [
                        "willFinishLaunching", "didFinishLaunching", "scene.willConnect expected=\(type)",
                        "scene.didFailToContinue \(lack.text)", "sceneWillEnterForeground", "sceneDidBecomeActive",
                    ]
                    : [
                        "willFinishLaunching", "didFinishLaunching activity=\(type) unavailable",
                        "application.willContinue \(type)", "application.didFailToContinue \(lack.text)",
                        "applicationDidBecomeActive",
                    ]))
        #expect(try await apps.waiting().isEmpty)
        await apps.host.stopAll()
    }

    @Test("is told about in the running app, after it was announced", arguments: [true, false], Lack.allCases)
    func warm(hasScenes: Bool, lack: Lack) async throws {
        let apps = try await LifeHost()
        let launch = try apps.launch(DelegateLogApp(hasScenes: hasScenes))
        _ = try await apps.host.open(launch)
        await apps.host.sendToBackground(launch.identifier)
        _ = try apps.takeCalls()
        let opened = try await apps.host.open(launch, for: lack.item)
        #expect(opened.isHandled == false)
        let owner = hasScenes ? "scene" : "application"
        #expect(
            try apps.takeCalls() == [
                "\(owner)WillEnterForeground", "\(owner).willContinue \(type)",
                "\(owner).didFailToContinue \(lack.text)", "\(owner)DidBecomeActive",
            ])
        await apps.host.stopAll()
    }
}

private let type = "org.example.life.place"
