// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Synchronization
import Testing
import Wire

@testable import AppIntents
@testable import TeaIntents

/// J3: what a process answers that is asked about its App Intents.
@Suite(.timeLimit(.minutes(1))) struct RespondingTests {
    private static let runs = Mutex(0)

    /// A run of an intent of its own number.
    private static func payload(
        of type: any AppIntent.Type = BrewTea.self, _ values: [String: IntentValue] = [:], isInFront: Bool = false
    ) -> IntentPayload {
        let number = runs.withLock { number in
            number += 1
            return number
        }
        return IntentPayload(
            className: "Tea.\(type.persistentIdentifier)",
            run: RunPayload(of: _mangledTypeName(type) ?? "", number: number, isInFront: isInFront), values: values)
    }

    private func reply(to request: ExtensionRequest) async -> ExtensionReply {
        await Responder.reply(to: request, report: { _ in })
    }

    /// What the intent says at its end, having been given the answers.
    private func play(
        _ plan: TeaPlan, _ answers: [AnswerPayload] = [], _ values: [String: IntentValue] = [:], isInFront: Bool = false
    ) async -> (questions: [QuestionPayload], end: ExtensionReply) {
        let payload = Self.payload(values.merging(["plan": .string(plan.rawValue)]) { $1 }, isInFront: isInFront)
        var (answers, questions) = (answers[...], [QuestionPayload]())
        var reply = await reply(to: .handle(payload))
        while case .running(.question(let question)) = reply {
            questions.append(question)
            guard let answer = answers.popFirst() else { return (questions, reply) }
            reply = await self.reply(to: .resume(answer, of: payload))
        }
        return (questions, reply)
    }

    private func words(_ reply: ExtensionReply) -> String? {
        guard case .response(let response) = reply else { return nil }
        return "\(response.code) \(response.dialog?.full ?? "-")"
    }

    // MARK: - Values and results

    @Test("values are set, defaults stay, and things are looked up by their identifiers")
    func values() async {
        let object = ObjectValue(typeName: "Tea", identifier: "assam", displayString: "?")
        let values: [String: IntentValue] = [
            "tea": .object(object), "strength": .enumeration(IntentValue.rawNumber(of: "strong")),
            "others": .array([.object(object)]),
        ]
        #expect(words(await play(.nothing, [], values).end) == #"4 assam strong 1 - ["assam"]"#)
        #expect(words(await play(.nothing).end) == "4 no tea light 1 - []")
    }

    @Test("a result has its value, its words and what is performed next")
    func result() async throws {
        guard case .response(let response) = await play(.nothing).end else { Issue.record("no response"); return }
        #expect(response.properties["value"] == .string("no tea light 1 - []"))
        let next = try #require(response.next)
        #expect(next.unqualifiedName == "OpenTea")
        guard case .object(let tea)? = next.values["target"] else { Issue.record("no target"); return }
        #expect(tea.identifier == "assam")
        #expect(tea.subtitle == "a tea")
    }

    @Test("a result without anything is a success")
    func silent() async {
        #expect(await reply(to: .handle(Self.payload(of: SilentTea.self))) == .response(ResponsePayload(code: 4)))
    }

    @Test("a thing that no longer exists is asked for")
    func gone() async {
        let gone = ObjectValue(typeName: "Tea", identifier: "oolong", displayString: "Oolong")
        let there = ObjectValue(typeName: "Tea", identifier: "assam", displayString: "Assam")
        let play = await play(.nothing, [.value(.object(there))], ["tea": .object(gone)])
        #expect(play.questions == [.value(parameter: "tea", nil)])
        #expect(words(play.end) == "4 assam light 1 - []")
    }

    // MARK: - Questions

    private static let assam = ObjectValue(typeName: "Tea", identifier: "assam", displayString: "Assam")

    @Test(
        "a question is asked, and its answer goes on",
        arguments: [
            (TeaPlan.askNote, AnswerPayload.value(.string("hot")), "4 note hot"),
            (.askStrength, .value(.enumeration(IntentValue.rawNumber(of: "strong"))), "4 strength strong"),
            (.pickTea, .value(.object(assam)), "4 tea assam"), (.confirmCups, .agreed(true), "4 cups true"),
            (.confirmCups, .agreed(false), "4 cups false"), (.confirm, .agreed(true), "4 confirmed"),
            (.comeToFront, .agreed(true), "4 in front true"), (.throwValue, .value(.string("hot")), "4 note hot"),
            (.throwPick, .value(.object(assam)), "4 tea assam"), (.throwFront, .agreed(true), "4 in front"),
        ])
    func answered(plan: TeaPlan, answer: AnswerPayload, told: String) async {
        let play = await play(plan, [answer])
        #expect(play.questions.count == 1)
        #expect(words(play.end) == told)
    }

    @Test(
        "anyone who refuses a confirmation has the run stop", arguments: [TeaPlan.confirm, .comeToFront, .throwFront])
    func refused(plan: TeaPlan) async {
        #expect(await play(plan, [.agreed(false)]).end == .stopped)
    }

    @Test(
        "an answer of another kind is a mistake that is told",
        arguments: [TeaPlan.askNote, .pickTea, .confirm, .confirmCups])
    func misfit(plan: TeaPlan) async {
        guard case .refusal(let refusal) = await play(plan, [.chose(7)]).end else { Issue.record("no refusal"); return }
        #expect(refusal.reason == .handlerError)
    }

    @Test("one question comes after the other")
    func twice() async {
        let play = await play(.askTwice, [.value(.string("a")), .value(.string("b"))])
        #expect(play.questions.count == 2)
        #expect(words(play.end) == "4 a b")
    }

    @Test("a run that is stopped at a question ends there, and may say something first")
    func stopped() async {
        let payload = Self.payload(["plan": .string(TeaPlan.failAsking.rawValue)])
        guard case .running = await reply(to: .handle(payload)) else { Issue.record("nothing asked"); return }
        #expect(await reply(to: .stop(payload)) == .stopped)
        guard case .refusal = await reply(to: .resume(.agreed(true), of: payload)) else {
            Issue.record("the run is still there"); return
        }
    }

    @Test("a run that works is cancelled when it is stopped")
    func cancelled() async {
        let payload = Self.payload(["plan": .string(TeaPlan.waitForCancel.rawValue)])
        async let end = reply(to: .handle(payload))
        // It has begun when it is found; until then there is nothing to stop.
        while !Responder.isRunning(payload) { await Task.yield() }
        #expect(await reply(to: .stop(payload)) == .stopped)
        #expect(await end == .stopped)
    }

    @Test("a new run under the number of another takes its place")
    func replaced() async {
        var payload = Self.payload(["plan": .string(TeaPlan.askNote.rawValue)])
        _ = await reply(to: .handle(payload))
        payload.values["plan"] = .string("nothing")
        #expect(words(await reply(to: .handle(payload))) == "4 no tea light 1 - []")
    }

    @Test("an answer that nobody waits for changes nothing")
    func unasked() async {
        let payload = Self.payload(["plan": .string(TeaPlan.askTwice.rawValue)])
        _ = await reply(to: .handle(payload))
        guard case .refusal = await reply(to: .resume(.agreed(true), of: Self.payload())) else {
            Issue.record("another run went on"); return
        }
        #expect(await reply(to: .stop(payload)) == .stopped)
    }

    // MARK: - Restarts, errors, progress, modes

    @Test("what starts over keeps what it has set, and not forever")
    func restarts() async {
        #expect(words(await play(.restartOnce).end) == "4 again")
        guard case .refusal(let refusal) = await play(.restartForEver).end else { Issue.record("no refusal"); return }
        #expect(refusal.text.contains("20 times"))
    }

    @Test(
        "an error says what it has to say",
        arguments: [
            (TeaPlan.failWords, "5 There is no water."), (.failDescribed, "5 The kettle is cold."), (.failPlain, "5 -"),
        ])
    func errors(plan: TeaPlan, told: String) async {
        #expect(words(await play(plan).end) == told)
    }

    @Test("progress is told, the last of it where more has come than was asked for")
    func progress() async {
        let payload = Self.payload(["plan": .string(TeaPlan.progress.rawValue)])
        var shares: [Double?] = []
        var reply = await reply(to: .handle(payload))
        while case .running(.progress(let share, _)) = reply {
            shares.append(share)
            reply = await self.reply(to: .resume(nil, of: payload))
        }
        #expect(words(reply) == "4 ready")
        #expect(shares.last == 1)
        #expect(shares == shares.sorted { ($0 ?? 0) < ($1 ?? 0) })
    }

    @Test("an intent knows whether it is in front", arguments: [true, false])
    func mode(isInFront: Bool) async {
        #expect(words(await play(.reportMode, [], [:], isInFront: isInFront).end) == "4 \(isInFront)")
    }

    @Test("what depends on an object that nobody has added says so")
    func dependency() async {
        guard case .response(let response) = await reply(to: .handle(Self.payload(of: ThirstyTea.self))) else {
            Issue.record("no response"); return
        }
        #expect(response.code == 5)
        #expect(response.dialog?.full.contains("TeaWell") == true)
    }

    // MARK: - Options

    @Test("things to choose from are those that are suggested, or that a text means")
    func options() async {
        func names(_ reply: ExtensionReply) -> [String] {
            guard case .options(let options) = reply else { return [] }
            return options.sections.flatMap(\.items).map {
                if case .object(let tea) = $0 { tea.displayString } else { "?" }
            }
        }
        #expect(
            names(await reply(to: .options(parameter: "tea", search: nil, of: Self.payload()))) == ["Sencha", "Assam"])
        #expect(names(await reply(to: .options(parameter: "tea", search: "ass", of: Self.payload()))) == ["Assam"])
    }

    @Test("sections keep their titles, and depend on what is chosen")
    func sections() async {
        func titles(_ values: [String: IntentValue]) async -> [String] {
            guard
                case .options(let options) = await reply(
                    to: .options(parameter: "cups", search: nil, of: Self.payload(values)))
            else { return [] }
            return options.sections.map { "\($0.title ?? "-") \($0.items.count)" }
        }
        #expect(await titles([:]) == ["Few 2"])
        #expect(await titles(["tea": .object(Self.assam)]) == ["Few 2", "Many 1"])
    }

    @Test("a query may say what is taken where nobody chooses")
    func defaults() async {
        guard
            case .defaultValue(.object(let tea)?) = await reply(to: .defaultValue(parameter: "tea", of: Self.payload()))
        else { Issue.record("no default"); return }
        #expect(tea.identifier == "sencha")
        #expect(await reply(to: .defaultValue(parameter: "cups", of: Self.payload())) == .defaultValue(nil))
    }

    // MARK: - What does not fit

    @Test("what is missing, or asked wrongly, is refused")
    func refusals() async {
        func reason(_ request: ExtensionRequest) async -> ExtensionRefusal.Reason? {
            if case .refusal(let refusal) = await reply(to: request) { refusal.reason } else { nil }
        }
        var unknown = Self.payload()
        unknown.run?.mangledName = "3Tea7UnknownV"
        #expect(await reason(.handle(unknown)) == .unknownIntent)
        unknown.run?.mangledName = "Si"
        #expect(await reason(.handle(unknown)) == .unknownIntent)
        #expect(await reason(.options(parameter: "milk", search: nil, of: Self.payload())) == .malformedRequest)
        #expect(await reason(.options(parameter: "note", search: nil, of: Self.payload())) == .notImplemented)
        #expect(await reason(.confirm(Self.payload())) == .malformedRequest)
        #expect(await reason(.handle(IntentPayload(className: "Tea.BrewTea"))) == .malformedRequest)
        #expect(await reason(.handle(Self.payload(["plan": .integer(3), "cups": .string("x")]))) == nil)
    }
}
