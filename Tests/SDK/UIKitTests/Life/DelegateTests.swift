// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import Testing
import Wire

@testable import UIKit

@Suite("Delegates and what they leave out") @MainActor struct DelegateTests {
    @Test("an app without optional methods hears nothing and declines everything", arguments: [false, true])
    func bare(hasScenes: Bool) async throws {
        let tested = TestedLife(
            BareAppDelegate(), manifest: hasScenes ? .naming("UIKitTests.BareSceneDelegate") : nil)
        tested.life.scenes.session.configuration = .default
        try await tested.handle(.launch(Delivery(id: 1, item: .action)))
        try await tested.handle(.foreground(Delivery(id: 2, item: .action)))
        try await tested.handle(.foreground(Delivery(id: 3, item: .activity)))
        try await tested.handle(.foreground(Delivery(id: 4, item: try .link())))
        #expect(try await tested.handle(.terminate) == .background)
        #expect(tested.log.calls == (1...4).map { "delivered \($0) false" })
    }

    @Test("a quick action that the app declines")
    func declined() async throws {
        let tested = TestedLife(LoggingAppDelegate())
        tested.log.actionSucceeds = false
        try await tested.handle(.launch(Delivery(id: 1, item: .action)))
        #expect(tested.log.calls.contains("delivered 1 false"))
    }

    @Test("a quick action whose handler is not called before the method returns is the app's own")
    func later() async throws {
        let tested = TestedLife(LoggingAppDelegate())
        tested.log.actionSucceeds = nil
        try await tested.handle(.launch(Delivery(id: 1, item: .action)))
        #expect(tested.log.calls.contains("delivered 1 true"))
    }

    @Test("what follows waits for a method that suspends", arguments: [true, false])
    func suspending(succeeds: Bool) async throws {
        let tested = TestedLife(AsyncAppDelegate())
        tested.log.actionSucceeds = succeeds
        try await tested.handle(.launch(Delivery(id: 1, item: .action)))
        #expect(tested.log.calls == ["async add", "delivered 1 \(succeeds)", "active"])
    }

    @Test("the methods of long ago, once each, whatever they call themselves")
    func aged() async throws {
        let tested = TestedLife(AgedAppDelegate())
        try await tested.handle(.launch(Delivery(id: 1, item: try .link())))
        #expect(tested.log.calls == ["launched", "open board for app.example.other", "handle", "delivered 1 true"])
    }

    @Test("an activity without a key it requires cannot be taken up", arguments: [false, true])
    func incomplete(hasScenes: Bool) async throws {
        let tested = hasScenes ? TestedLife.withScenes() : TestedLife(LoggingAppDelegate())
        try await tested.handle(.launch(nil))
        var payload = ActivityPayload(activityType: "app.example.board", userInfo: ["row": .integer(7)])
        payload.requiredUserInfoKeys = ["row"]
        let complete = try await tested.calls(for: .foreground(Delivery(id: 1, item: .activity(payload, nil))))
        #expect(complete.last == "delivered 1 true")
        payload.requiredUserInfoKeys = ["row", "column"]
        let calls = try await tested.calls(for: .foreground(Delivery(id: 2, item: .activity(payload, nil))))
        #expect(
            calls == [
                "\(hasScenes ? "scene" : "app")WillContinue app.example.board",
                "\(hasScenes ? "scene" : "app")DidFail the activity ‘app.example.board’ came without ‘column’, which its "
                    + "requiredUserInfoKeys name; set them in userInfo before it becomes current", "delivered 2 false",
            ])
    }

    @Test("an object of a class that is known by its name has been made by the class's own init")
    func blank() throws {
        final class Counted: LoggingAppDelegate {
            var rows = [1, 2, 3]
            override init() {
                super.init()
                rows.append(4)
            }
        }
        let type: NSObject.Type = Counted.self
        let made = try #require(BlankObject.make(type) as? Counted)
        #expect(made.rows == [1, 2, 3, 4])
        #expect(made.window == nil)
    }

    @Test("the window can be asked for as on iOS, with one question mark and with two")
    func window() {
        let delegate = LoggingAppDelegate()
        let window = UIWindow(frame: .zero)
        delegate.window = window
        let asked: (any UIApplicationDelegate)? = delegate
        #expect(asked?.window === window)
        #expect(asked?.window??.tag == 0)
        #expect(asked?.window?.tag == 0)
    }
}

extension UISceneConfiguration {
    /// The one of the tests' manifests that names classes which are there.
    static var `default`: UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    }
}
