// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Wire

@testable import UIKit

@Suite("Scenes and their configurations") @MainActor struct SceneSourceTests {
    private nonisolated static let place =
        "UIApplicationSceneManifest > UISceneConfigurations > UIWindowSceneSessionRoleApplication > 1 > "

    nonisolated static let mistakes: [(delegate: String?, scene: String?, reason: String)] = [
        (
            "App.SceneDelegate", nil,
            place + "UISceneDelegateClassName names ‘App.SceneDelegate’, and there is no such class; "
                + "write it as $(PRODUCT_MODULE_NAME).Class, where the class is one of the app's own target"
        ),
        (
            "", nil,
            place + "UISceneDelegateClassName names ‘’, and there is no such class; "
                + "write it as $(PRODUCT_MODULE_NAME).Class, where the class is one of the app's own target"
        ),
        (
            "UIKitTests.BareAppDelegate", nil,
            "BareAppDelegate, the delegate class of the scene configuration ‘Default’, cannot be one; "
                + "make it a subclass of UIResponder that conforms to UIWindowSceneDelegate"
        ),
        (
            nil, "UIKitTests.BareAppDelegate",
            "BareAppDelegate, the scene class of the configuration ‘Default’, is no UIScene; "
                + "make it a subclass of UIWindowScene"
        ),
    ]

    @Test(
        "a class that is named and not there stops the app with the key, the reason and the remedy", arguments: mistakes
    )
    func mistake(delegate: String?, scene: String?, reason: String) async throws {
        let tested = TestedLife(LoggingAppDelegate(), manifest: .naming(delegate, sceneClass: scene))
        let error = await #expect(throws: AppMisconfiguration.self) {
            try await tested.handle(.launch(Delivery(id: 1, item: .action)))
        }
        #expect(error?.description == reason)
        #expect(!tested.log.calls.contains { $0.hasPrefix("delivered") })
    }

    @Test("the first configuration counts where the app does not choose")
    func first() async throws {
        let manifest = DeclaredScenes(configurations: [
            "UIWindowSceneSessionRoleApplication": [.init(name: "A", delegateClass: "UIKitTests.LoggingSceneDelegate")]
        ])
        let tested = TestedLife(BareAppDelegate(), manifest: manifest)
        try await tested.handle(.launch(nil))
        #expect(tested.log.calls.first == "connect nil")
        #expect(tested.application.openSessions.first?.configuration.name == "A")
    }

    @Test("a delegate class that the app sets itself goes before the Info.plist")
    func chosen() async throws {
        let tested = TestedLife(LoggingAppDelegate(), manifest: .naming("No.Such"))
        tested.log.sceneDelegate = LoggingSceneDelegate.self
        try await tested.handle(.launch(nil))
        #expect(tested.log.calls.contains("connect nil"))
        let scene = try #require(tested.application.connectedScenes.first as? UIWindowScene)
        #expect(scene.delegate is LoggingSceneDelegate)
        #expect(scene.session.scene === scene)
    }

    @Test("a session keeps its name and what its scene was doing")
    func archive() async throws {
        let folder = try TemporaryFolder()
        let archive = SceneArchive(file: folder.url.appending(path: "a/scene.json"))
        let first = TestedLife.withScenes(archive: archive)
        try await first.handle(.launch(nil))
        #expect(first.life.scenes.session.stateRestorationActivity == nil)
        try await first.handle(.background)
        let second = TestedLife.withScenes(archive: archive).life.scenes.session
        #expect(second.persistentIdentifier == first.life.scenes.session.persistentIdentifier)
        #expect(second.stateRestorationActivity?.userInfo?["row"] as? Int == 7)
        try Data("{".utf8).write(to: archive.file)
        let third = TestedLife.withScenes(archive: archive).life.scenes.session
        #expect(third.persistentIdentifier != second.persistentIdentifier)
    }

    @Test("an app without scenes has one for its windows")
    func ownScene() async throws {
        let tested = TestedLife(LoggingAppDelegate())
        let scene = try #require(tested.application.connectedScenes.first as? UIWindowScene)
        #expect(tested.application.sceneOfItsOwn === scene)
        try await tested.handle(.launch(nil))
        #expect(scene.activationState == .foregroundActive)
        try await tested.handle(.background)
        #expect(scene.activationState == .background)
    }
}
