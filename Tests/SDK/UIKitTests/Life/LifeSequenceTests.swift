// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

/// Written from Apple's pages, without a look at the plan.
@Suite("The calls of an app's life") @MainActor struct LifeSequenceTests {
    enum Item: String, CaseIterable, Sendable {
        case nothing, action, activity, link

        func item() throws -> LaunchItem? {
            switch self {
            case .nothing: nil
            case .action: .action
            case .activity: .activity
            case .link: try .link()
            }
        }

        /// How the delegates of the tests describe it.
        var text: String {
            switch self {
            case .nothing: "nil"
            case .action: "add"
            case .activity: "app.example.board"
            case .link: "board://row/7 app.example.other"
            }
        }

        var applicationCalls: [String] {
            switch self {
            case .nothing: []
            case .action: ["appPerform add", "delivered 7 true"]
            case .activity:
                [
                    "appWillContinue app.example.board", "appContinue app.example.board", "restore app.example.board",
                    "delivered 7 true",
                ]
            case .link: ["appOpen board://row/7 app.example.other", "delivered 7 true"]
            }
        }

        var sceneCalls: [String] {
            switch self {
            case .nothing: []
            case .action: ["scenePerform add", "delivered 7 true"]
            case .activity:
                [
                    "sceneWillContinue app.example.board", "sceneContinue app.example.board", "delivered 7 true",
                ]
            case .link: ["sceneOpen [board://row/7]", "delivered 7 true"]
            }
        }

        /// Whether an app that says no while it launches has dealt with the item.
        var isHandledByDeclining: Bool { self == .action }
    }

    private func delivery(_ item: Item) throws -> Delivery? {
        try item.item().map { Delivery(id: 7, item: $0) }
    }

    @Test(
        "without scenes, cold", arguments: Item.allCases,
        [(true, true), (true, false), (false, true), (false, false)])
    func coldWithoutScenes(item: Item, answers: (will: Bool, did: Bool)) async throws {
        let tested = TestedLife(LoggingAppDelegate())
        (tested.log.willFinishLaunching, tested.log.didFinishLaunching) = answers
        let calls = try await tested.calls(for: .launch(try delivery(item)))
        let declined = item == .nothing ? [] : ["delivered 7 \(item.isHandledByDeclining)"]
        #expect(
            calls == ["willFinish \(item.text)", "didFinish \(item.text)"]
                + (answers.will && answers.did ? item.applicationCalls : declined) + ["appActive active"])
    }

    @Test("with scenes, cold", arguments: Item.allCases, [true, false])
    func coldWithScenes(item: Item, accepted: Bool) async throws {
        let tested = TestedLife.withScenes()
        tested.log.didFinishLaunching = accepted
        let calls = try await tested.calls(for: .launch(try delivery(item)))
        #expect(
            calls == ["willFinish nil", "didFinish nil", "configuration", "connect \(item.text)"]
                + (item == .nothing ? [] : ["delivered 7 true"])
                + ["sceneWillEnter unattached", "sceneActive foregroundActive"])
    }

    @Test("without scenes, out of the background", arguments: Item.allCases)
    func warmWithoutScenes(item: Item) async throws {
        let tested = TestedLife(LoggingAppDelegate())
        try await tested.handle(.launch(nil))
        let leaving = try await tested.calls(for: .background)
        #expect(leaving == ["appWillResign active", "appBackground background"])
        let calls = try await tested.calls(for: .foreground(try delivery(item)))
        #expect(calls == ["appWillEnter background"] + item.applicationCalls + ["appActive active"])
    }

    @Test("with scenes, out of the background", arguments: Item.allCases)
    func warmWithScenes(item: Item) async throws {
        let tested = TestedLife.withScenes()
        try await tested.handle(.launch(nil))
        let leaving = try await tested.calls(for: .background)
        #expect(leaving == ["sceneWillResign foregroundActive", "sceneBackground background"])
        let calls = try await tested.calls(for: .foreground(try delivery(item)))
        #expect(calls == ["sceneWillEnter background"] + item.sceneCalls + ["sceneActive foregroundActive"])
    }

    @Test("in front already", arguments: Item.allCases)
    func active(item: Item) async throws {
        let classic = TestedLife(LoggingAppDelegate())
        try await classic.handle(.launch(nil))
        #expect(try await classic.calls(for: .foreground(try delivery(item))) == item.applicationCalls)
        let withScenes = TestedLife.withScenes()
        try await withScenes.handle(.launch(nil))
        #expect(try await withScenes.calls(for: .foreground(try delivery(item))) == item.sceneCalls)
    }

    @Test("several items, each in turn and once")
    func several() async throws {
        let tested = TestedLife.withScenes()
        try await tested.handle(.launch(Delivery(id: 1, item: .action)))
        try await tested.handle(.foreground(Delivery(id: 2, item: .activity)))
        try await tested.handle(.foreground(Delivery(id: 3, item: .action)))
        #expect(
            tested.log.calls.filter { $0.contains("add") || $0.contains("board") || $0.hasPrefix("delivered") } == [
                "connect add", "delivered 1 true", "sceneWillContinue app.example.board",
                "sceneContinue app.example.board", "delivered 2 true", "scenePerform add", "delivered 3 true",
            ])
    }

    @Test("something over the app, and away again")
    func inactive() async throws {
        let tested = TestedLife(LoggingAppDelegate())
        #expect(try await tested.handle(.launch(nil)) == .active)
        #expect(try await tested.handle(.resignActive) == .inactive)
        #expect(try await tested.calls(for: .resignActive).isEmpty)
        #expect(
            try await tested.calls(for: .foreground(Delivery(id: 7, item: .action))) == [
                "appPerform add", "delivered 7 true", "appActive active",
            ])
        try await tested.handle(.resignActive)
        #expect(try await tested.calls(for: .background) == ["appBackground background"])
        #expect(try await tested.calls(for: .background).isEmpty)
    }

    @Test("the end, in front and in the background")
    func ending() async throws {
        let inFront = TestedLife.withScenes()
        try await inFront.handle(.launch(nil))
        #expect(
            try await inFront.calls(for: .terminate) == [
                "sceneWillResign foregroundActive", "sceneBackground background", "disconnect background",
                "appTerminate background",
            ])
        #expect(inFront.application.connectedScenes.isEmpty)
        let away = TestedLife(LoggingAppDelegate())
        try await away.handle(.launch(nil))
        try await away.handle(.background)
        #expect(try await away.calls(for: .terminate) == ["appTerminate background"])
    }
}
