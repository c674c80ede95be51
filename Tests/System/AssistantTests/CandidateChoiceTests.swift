// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentDefinition
import Synchronization
import Testing

@testable import Assistant

@Suite("Choosing between apps")
struct CandidateChoiceTests {
    private func choose(_ answers: [String]) async throws -> (Result<Candidate, CandidateChoice.Ended>, [Turn]) {
        let apps = [try Bakery.app("Bakery"), try Bakery.app("Mill"), try Bakery.app("Millers")]
        let candidates = try apps.map { Candidate(app: $0, intent: try #require($0.intents.first)) }
        let turns = TurnRecorder()
        let result = await CandidateChoice(candidates, language: "en")
            .ask(answers: ScriptedAnswers(answers), show: turns.show)
        return (result, turns.turns)
    }

    @Test(
        "by number, name, or a part that only one has",
        arguments: [("2", "Mill"), ("mill", "Mill"), ("ers", "Millers"), ("BAKERY!", "Bakery"), ("3", "Millers")])
    func answer(text: String, name: String) async throws {
        let (result, turns) = try await choose([text])
        #expect(try result.get().app.info.title == name)
        guard case .prompt(let prompt) = turns.first else {
            Issue.record("the first turn should be a prompt")
            return
        }
        #expect(prompt.kind == .disambiguation)
        #expect(prompt.options.map(\.text) == ["Bakery", "Mill", "Millers"])
        #expect(turns.last == .said(text: text))
    }

    @Test("apps of one name are told apart by their teams, and those of one team by their identifiers")
    func sameName() async throws {
        var apps = [try Bakery.app("Bakery"), try Bakery.app("Mill"), try Bakery.app("Inn"), try Bakery.app("Copy")]
        apps[1].info.name = "BAKERY"
        apps[3].info.name = "Bakery"
        let team = try #require(TeamIdentifier("TESTTEAM02"))
        apps[3].identity = BundleIdentity(
            bundle: apps[3].id, app: apps[3].id, team: team, entitlements: Entitlements())
        let candidates = try apps.map { Candidate(app: $0, intent: try #require($0.intents.first)) }
        let turns = TurnRecorder()
        _ = await CandidateChoice(candidates, language: "en").ask(answers: ScriptedAnswers(["1"]), show: turns.show)
        guard case .prompt(let prompt) = turns.turns.first else {
            Issue.record("the first turn should be a prompt")
            return
        }
        #expect(
            prompt.options.map(\.text) == [
                "Bakery (org.example.bakery)", "BAKERY (org.example.mill)", "Inn", "Bakery (team TESTTEAM02)",
            ])
    }

    @Test("an answer that fits none or several is asked for again", arguments: ["il", "4", "0", "nobody", ""])
    func again(text: String) async throws {
        let (result, turns) = try await choose([text, "1"])
        #expect(try result.get().app.info.title == "Bakery")
        #expect(turns.count == 4)
    }

    @Test("the third answer that fits nothing is the last")
    func tooOften() async throws {
        let (result, turns) = try await choose(["q", "w", "z", "1"])
        guard case .failure(let ended) = result, case .failed(let failure) = ended.value else {
            Issue.record("the choice should fail")
            return
        }
        #expect(failure.kind == .tooManyPrompts)
        #expect(turns.last == .error(failure))
    }

    @Test("cancelling is possible in words", arguments: ["cancel", "Never mind.", "取消"])
    func cancel(words: String) async throws {
        let (result, _) = try await choose([words])
        guard case .failure(let ended) = result, case .failed(let failure) = ended.value else {
            Issue.record("the choice should fail")
            return
        }
        #expect(failure.kind == .cancelled)
    }

    @Test("two intents of an app are told apart by their titles, and by their classes only where those are the same")
    func titles() async throws {
        var toast = try #require(try Bakery.app().intents.first).declaration
        toast.name = "BuyToast"
        var rolls = toast
        (rolls.name, rolls.title) = ("BuyRolls", LocalizableText("Buy Rolls"))
        let app = try Bakery.app(intents: [try #require(try Bakery.app().intents.first).declaration, rolls])
        let same = try Bakery.app(intents: app.intents.map(\.declaration) + [toast])
        func names(_ app: InstalledApp) async -> [String] {
            let turns = TurnRecorder()
            _ = await CandidateChoice(app.intents.map { Candidate(app: app, intent: $0) }, language: "en")
                .ask(answers: ScriptedAnswers([]), show: turns.show)
            guard case .prompt(let prompt) = turns.turns.first else { return [] }
            return prompt.options.map(\.text)
        }
        #expect(await names(app) == ["Bakery: Buy Bread", "Bakery: Buy Rolls"])
        #expect(
            await names(same) == [
                "Bakery: Buy Bread (BuyBreadIntent)", "Bakery: Buy Rolls", "Bakery: Buy Bread (BuyToastIntent)",
            ])
    }

    @Test("without an answer the conversation is left waiting")
    func waiting() async throws {
        let (result, turns) = try await choose([])
        guard case .failure(let ended) = result else {
            Issue.record("the choice should fail")
            return
        }
        #expect(ended.value == .leftWaiting)
        #expect(turns.count == 1)
    }

    private func confirm(_ answers: [String]) async throws -> (Result<Candidate, CandidateChoice.Ended>, [Turn]) {
        let app = try Bakery.app()
        var candidate = Candidate(app: app, intent: try #require(app.intents.first))
        candidate.invocation.texts["loaves"] = "3"
        let turns = TurnRecorder()
        let result = await CandidateChoice(unsure: [candidate], language: "en")
            .ask(answers: ScriptedAnswers(answers), show: turns.show)
        return (result, turns.turns)
    }

    @Test(
        "what may be meant is asked with its values, and yes is enough",
        arguments: ["yes", "OK!", "1", "Buy 3 loaves of bread", "对"])
    func agree(words: String) async throws {
        let (result, turns) = try await confirm([words])
        #expect(try result.get().invocation.texts == ["loaves": "3"])
        guard case .prompt(let prompt) = turns.first else {
            Issue.record("the first turn should be a prompt")
            return
        }
        #expect(prompt.options.map(\.text) == ["Buy 3 loaves of bread", "No"])
    }

    @Test("no is an answer to what may be meant", arguments: ["no", "2", "cancel", "不"])
    func refuse(words: String) async throws {
        let (result, _) = try await confirm([words])
        guard case .failure(let ended) = result, case .failed(let failure) = ended.value else {
            Issue.record("nothing should be done")
            return
        }
        #expect(failure.kind == .cancelled)
    }
}
