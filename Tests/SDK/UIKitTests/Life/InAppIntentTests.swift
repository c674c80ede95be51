// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import TestSupport
import Testing
import Wire

@testable import UIKit

@Suite("Intents that an app handles itself", .timeLimit(.minutes(2))) @MainActor struct InAppIntentTests {
    private static let play = IntentPayload(className: "Intents.INPlayMediaIntent")
    private static let (success, failure) = (
        INPlayMediaIntentResponseCode.success.rawValue, INPlayMediaIntentResponseCode.failure.rawValue
    )

    /// What the app says to a request, after its launch in the background.
    private func reply(
        of delegate: any UIApplicationDelegate, to request: AppRequest
    ) async throws -> [MessageFromApp] {
        let system = try TestSystem { TestedLife(delegate, acknowledge: $0) }
        try system.send(.event(id: 1, .launchInBackground))
        try system.send(.request(id: 7, request))
        let messages = await system.messages { if case .reply = $0 { true } else { false } }
        system.hangUp()
        return Array(messages.dropFirst())
    }

    @Test("go to the delegate’s handler where the app is asked, and to its method where they are handed over")
    func both() async throws {
        let asked = try await reply(of: PlayerDelegate(), to: .asked(.handle(Self.play)))
        #expect(
            asked == [.done(id: 1, .background), .reply(id: 7, .response(ResponsePayload(code: Self.success)))])
        let handedOver = try await reply(of: PlayerDelegate(), to: .handedOver(Self.play))
        #expect(handedOver.last == .reply(id: 7, .response(ResponsePayload(code: Self.failure))))
    }

    @Test("go to whichever of the two there is")
    func either() async throws {
        for request in [AppRequest.asked(.handle(Self.play)), .handedOver(Self.play)] {
            let handler = try await reply(of: HandlerDelegate(), to: request)
            #expect(handler.last == .reply(id: 7, .response(ResponsePayload(code: Self.success))))
            let method = try await reply(of: FormerDelegate(), to: request)
            #expect(method.last == .reply(id: 7, .response(ResponsePayload(code: Self.failure))))
            let none = try await reply(of: BareAppDelegate(), to: request)
            guard case .reply(7, .refusal(let refusal)) = none.last else {
                Issue.record("an app without either should refuse")
                continue
            }
            #expect(refusal.reason == .noHandler)
            #expect(refusal.text.contains("application(_:handlerFor:) of BareAppDelegate"))
        }
    }

    @Test("a completion that is let go of is an answer that will not come")
    func lost() async throws {
        let messages = try await reply(of: ForgetfulDelegate(), to: .handedOver(Self.play))
        guard case .reply(7, .refusal(let refusal)) = messages.last else {
            Issue.record("it should be refused")
            return
        }
        #expect(refusal.reason == .noAnswer)
    }

    @Test("are not handled before the app knows their class")
    func unknown() async throws {
        let strange = IntentPayload(className: "Nowhere.NoIntent")
        let messages = try await reply(of: PlayerDelegate(), to: .handedOver(strange))
        guard case .reply(7, .refusal(let refusal)) = messages.last else {
            Issue.record("it should be refused")
            return
        }
        #expect(refusal.reason == .unknownIntent)
    }

    @Test("an app launched in the background gets its scene when it comes to the front")
    func scenes() async throws {
        let tested = TestedLife.withScenes()
        #expect(try await tested.handle(.launchInBackground) == .background)
        #expect(tested.application.applicationState == .background)
        #expect(tested.application.connectedScenes.isEmpty)
        #expect(try await tested.handle(.foreground(nil)) == .active)
        #expect(tested.application.connectedScenes.count == 1)
    }

    @Test("an app without scenes enters the foreground from there")
    func classic() async throws {
        let tested = TestedLife(LoggingAppDelegate())
        #expect(try await tested.handle(.launchInBackground) == .background)
        #expect(try await tested.handle(.foreground(nil)) == .active)
    }
}

private final class PlayHandler: NSObject, INPlayMediaIntentHandling {
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .success, userActivity: nil)
    }
}

private final class PlayerDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { PlayHandler() }

    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        completionHandler(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
    }
}

private final class HandlerDelegate: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { PlayHandler() }
}

private final class FormerDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        completionHandler(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
    }
}

private final class ForgetfulDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {}
}
