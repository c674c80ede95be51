// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentValues
import Testing
import Wire

/// Every response code × with and without an activity × with the definition's words and with the system's.
@Suite("The response matrix", .matrixHosting)
struct ResponseMatrixTests {
    private let matrix: MatrixHost

    init() throws {
        matrix = try #require(MatrixHost.current)
    }

    private func response(_ code: RespondedCode, _ circumstance: RespondedCircumstance) async throws -> Response {
        let values: [String: IntentValue] = [
            "code": .string(code.name), "activity": .boolean(circumstance.hasActivity), "goods": .string("apples"),
        ]
        let conversation = try await matrix.converse(
            about: circumstance.intent, Invocation(values: values), answers: [])
        #expect(conversation.handled.map(\.values) == [values])
        let response = try conversation.response()
        #expect(conversation.turns == [.response(response)])
        #expect(conversation.outcome.exitStatus == (code.isSuccess ? 0 : 1))
        return response
    }

    @Test("a code has its status and its words", arguments: RespondedCode.all, RespondedCircumstance.all)
    func words(_ code: RespondedCode, _ circumstance: RespondedCircumstance) async throws {
        let response = try await response(code, circumstance)
        #expect(response.code == code.name)
        #expect(response.rawCode == code.rawValue)
        #expect(response.status == code.status)
        #expect(response.isSuccess == code.isSuccess)
        let ownText = circumstance.hasText ? code.ownText : nil
        #expect(response.text == ownText ?? code.text)
        #expect(response.properties == ["goods": .string("apples")])
    }

    @Test(
        "a code that says nothing is told to the developer, and no other",
        arguments: RespondedCode.all, RespondedCircumstance.all)
    func faults(_ code: RespondedCode, _ circumstance: RespondedCircumstance) async throws {
        let faults = try await response(code, circumstance).faults
        #expect(faults.count == (code.isFault ? 1 : 0), "\(faults)")
        #expect(faults.allSatisfy { $0.contains(".\(code.name)") && $0.contains(circumstance.intent) })
    }

    @Test(
        "the panel has the words, and is ticked where it is done; an app that opens has none",
        arguments: RespondedCode.all, RespondedCircumstance.all)
    func panel(_ code: RespondedCode, _ circumstance: RespondedCircumstance) async throws {
        let response = try await response(code, circumstance)
        guard code.status != .deferredToApplication else {
            #expect(response.panel == nil)
            return
        }
        let panel = try #require(response.panel)
        #expect(panel.title == circumstance.title)
        #expect(panel.text == response.text)
        #expect(panel.tick == (code.status == .success))
    }

    @Test(
        "the app opens at the handler's activity, else at one that is called after the intent",
        arguments: RespondedCode.all, RespondedCircumstance.all)
    func opening(_ code: RespondedCode, _ circumstance: RespondedCircumstance) async throws {
        let opening = try #require(try await response(code, circumstance).opens)
        #expect(opening.app == "org.example.matrix")
        #expect(opening.interaction?.intent.values["code"] == .string(code.name))
        #expect(opening.interaction?.response?.code == code.rawValue)
        let activity = opening.activity
        guard circumstance.hasActivity else {
            #expect(activity == ActivityPayload(activityType: circumstance.intent, title: circumstance.title))
            return
        }
        #expect(activity.activityType == "org.example.matrix.shelf")
        #expect(activity.title == "Shelf")
        #expect(activity.userInfo == ["goods": .string("apples")])
    }
}
