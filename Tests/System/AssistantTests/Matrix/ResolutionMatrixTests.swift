// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import IntentDefinition
import Testing

/// Every type that a parameter can have × every resolution × what a person does about it.
@Suite("The resolution matrix", .matrixHosting)
struct ResolutionMatrixTests {
    private let matrix: MatrixHost
    /// Of the intents that are confirmed as a whole; the others never get to it.
    private let agreement = "yes"

    init() throws {
        matrix = try #require(MatrixHost.current)
    }

    private func ask(_ question: ProbedQuestion, answers: [String]) async throws -> MatrixConversation {
        let parameter = question.parameter
        let conversation = try await matrix.converse(
            about: parameter.intent, parameter.invocation(question.outcome), answers: answers)
        let prompt = try #require(conversation.prompts.first, "nothing was asked: \(conversation.turns)")
        #expect(prompt.parameter == parameter.name)
        #expect(prompt.kind == question.outcome.kind)
        if [.confirmationRequired, .disambiguation].contains(question.outcome) { #expect(prompt.options.count == 2) }
        let hasReason = prompt.text.hasPrefix("The matrix takes no such value.")
        #expect(hasReason == (question.outcome == .unsupportedReason), "\(prompt.text)")
        return conversation
    }

    @Test("a good answer is the value that the handler gets, and it is asked once", arguments: ProbedQuestion.all)
    func answeredWell(_ question: ProbedQuestion) async throws {
        let conversation = try await ask(question, answers: [question.answer.words, agreement])
        #expect(conversation.prompts.count == 1, "\(conversation.turns)")
        #expect(try conversation.response().status == .success)
        #expect(conversation.handled.count == 1)
        #expect(try question.parameter.value(in: conversation) == question.answer.value)
    }

    @Test("after as many bad answers as there may be, nothing is done", arguments: ProbedQuestion.all)
    func answeredBadly(_ question: ProbedQuestion) async throws {
        let limit = ConversationContext.Limits().promptsPerParameter
        let answers = Array(repeating: question.nonsense, count: limit + 1)
        let conversation = try await ask(question, answers: answers)
        let name = question.parameter.name
        #expect(conversation.prompts.map(\.parameter) == Array(repeating: name, count: limit))
        #expect(conversation.prompts.allSatisfy { $0.kind == question.outcome.kind }, "\(conversation.turns)")
        let failure = try conversation.failure()
        #expect(failure.kind == .tooManyPrompts)
        #expect(failure.detail?.contains("‘\(name)’") == true)
        #expect(conversation.turns.last == .error(failure))
        #expect(conversation.handled == [])
    }

    @Test("a bad answer can be made good", arguments: ProbedQuestion.all)
    func answeredBadlyOnce(_ question: ProbedQuestion) async throws {
        let conversation = try await ask(
            question, answers: [question.nonsense, question.answer.words, agreement])
        #expect(conversation.prompts.count == 2, "\(conversation.turns)")
        #expect(try conversation.response().status == .success)
        #expect(try question.parameter.value(in: conversation) == question.answer.value)
    }

    @Test("anyone who leaves is told that nothing was done, and nothing is", arguments: ProbedQuestion.all)
    func cancelled(_ question: ProbedQuestion) async throws {
        let conversation = try await ask(question, answers: ["cancel", question.answer.words])
        let failure = try conversation.failure()
        #expect(failure.kind == .cancelled)
        #expect(conversation.turns.last == .error(failure))
        #expect(conversation.prompts.count == 1)
        #expect(conversation.handled == [])
    }

    @Test("anyone who says nothing is waited for", arguments: ProbedQuestion.all)
    func silent(_ question: ProbedQuestion) async throws {
        let conversation = try await ask(question, answers: [])
        #expect(conversation.outcome == .leftWaiting)
        let prompt = try #require(conversation.prompts.first)
        #expect(conversation.turns == [.prompt(prompt)])
        #expect(conversation.handled == [])
    }

    @Test(
        "what the handler has by itself, or can do without, is not asked for",
        arguments: ProbedParameter.own + ProbedParameter.ofDomains, [ProbedOutcome.success, .notRequired])
    func notAsked(_ parameter: ProbedParameter, _ outcome: ProbedOutcome) async throws {
        let conversation = try await matrix.converse(
            about: parameter.intent, parameter.invocation(outcome), answers: [agreement])
        #expect(conversation.prompts == [])
        #expect(try conversation.response().status == .success)
        let own: PlainValue = parameter.isArray ? .array([parameter.first, parameter.second]) : parameter.first
        #expect(try parameter.value(in: conversation) == (outcome == .success ? own : nil))
    }
}
