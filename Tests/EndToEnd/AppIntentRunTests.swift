// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

/// J3: every question, result, mode, policy and error of an App Intent, through the process that performs it.
@Suite("App Intents in their processes", .timeLimit(.minutes(5)))
struct AppIntentRunTests {
    /// Who performs the intents.
    enum Home: CaseIterable {
        case app, appIntentsExtension
    }

    private struct Step: Sendable {
        let plan: String
        let answers: [String]
        /// The exit status and the last thing said.
        let end: String

        init(_ plan: String, _ answers: [String], _ end: String) {
            (self.plan, self.answers, self.end) = (plan, answers, end)
        }
    }

    /// A question that a run has in its middle, and how the run ends when it is answered well, badly at first,
    /// cancelled and not at all.
    private struct Question: Sendable {
        let plan: String
        let asks: String
        let well: (String, String)
        let badly: ([String], String)

        var steps: [Step] {
            [
                Step(plan, [well.0], well.1), Step(plan, badly.0, badly.1), Step(plan, ["cancel"], "1 cancelled"),
                Step(plan, [], "3 \(asks)"),
            ]
        }
    }

    private static let questions = [
        Question(
            plan: "askNote", asks: "Any note?", well: ("hot", "0 note hot"),
            badly: ([""], "3 I didn’t catch an answer. Any note?")),
        Question(
            plan: "askStrength", asks: "Which ‘Strength’ would you like?", well: ("strong", "0 strength strong"),
            badly: (["bitter", "strong"], "0 strength strong")),
        Question(
            plan: "pickTea", asks: "Which?", well: ("assam", "0 tea assam"),
            badly: (Array(repeating: "coffee", count: 5), "1 tooManyPrompts")),
        Question(
            plan: "confirmCups", asks: "Nine?", well: ("yes", "0 cups true"), badly: (["maybe", "no"], "0 cups false")),
        Question(
            plan: "confirm", asks: "Brew?", well: ("Order", "0 confirmed"),
            badly: (["maybe", "yes", "yes"], "0 confirmed")),
        Question(
            plan: "choose", asks: "With what?", well: ("lemon", "0 with Lemon"),
            badly: (["sugar", "milk"], "0 with Milk")),
        Question(
            plan: "comeToFront", asks: "Look?", well: ("yes", "0 in front true"),
            badly: (["maybe", "yes", "yes"], "0 in front true")),
        Question(
            plan: "throwValue", asks: "Any note?", well: ("hot", "0 note hot"),
            badly: ([""], "3 I didn’t catch an answer. Any note?")),
        Question(
            plan: "throwPick", asks: "There are 2 to choose from. Which one?", well: ("assam", "0 tea assam"),
            badly: (["coffee", "2"], "0 tea assam")),
        Question(
            plan: "throwFront", asks: "Look?", well: ("yes", "0 in front"),
            badly: (["maybe", "yes", "yes"], "0 in front")),
    ]

    private static let steps =
        questions.flatMap(\.steps) + [
            // Answered in other ways.
            Step("pickTea", ["2"], "0 tea assam"), Step("askTwice", ["a", "b"], "0 a b"),
            Step("askTwice", ["a"], "3 Two?"), Step("confirm", ["no"], "1 cancelled"),
            Step("comeToFront", ["no"], "1 cancelled"), Step("throwFront", ["no"], "1 cancelled"),
            // Not asking.
            Step("nothing", [], "0 no tea light 1 - []"), Step("restartOnce", [], "0 again"),
            Step("onMain", [], "0 on main true"), Step("progress", [], "0 ready"),
            // Errors and other ends.
            Step("failWords", [], "1 There is no water."), Step("failDescribed", [], "1 The kettle is cold."),
            Step("failPlain", [], "1 Tea Room had a problem. Please try again later."),
            Step("restartForEver", [], "1 refused"),
            Step("crash", [], "1 crash"), Step("exit", [], "1 crash"), Step("crashAfterAsking", ["hot"], "1 crash"),
            Step("floodQuestions", Array(repeating: "tea", count: 9), "1 tooManyPrompts"),
            Step("floodProgress", [], "1 timeout"),
        ]

    @Test("a run ends as it is to, whatever the intent does and the person answers", arguments: Home.allCases)
    func matrix(home: Home) async throws {
        let apps = try await TeaRoom.installed(hasExtension: home == .appIntentsExtension)
        let daemon = try await RunningDaemon.start("serve", in: apps)
        for step in Self.steps {
            let end = try await Self.end(of: step, in: apps)
            #expect(end == step.end, "\(step.plan) \(step.answers) by \(home)")
        }
        #expect(await daemon.end() == 0)
    }

    private static func end(of step: Step, in apps: InstalledApps) async throws -> String {
        let run = try await apps.beckon(
            ["run", "\(TeaRoom.identifier).BrewTea", "plan=\(step.plan)", "--json"]
                + step.answers.flatMap { ["--answer", $0] })
        return "\(run.status) \(try lastWords(of: run))"
    }

    /// What was said last: the kind of an error, else the words. Those of an intent that has another performed next
    /// come before the other's.
    private static func lastWords(of run: ToolRun) throws -> String {
        let turns = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let last = turns.last { $0["turn"] as? String != "said" }
        if last?["turn"] as? String == "error" { return last?["kind"] as? String ?? "-" }
        let own = turns.last { $0["turn"] as? String == "progress" && ($0["text"] as? String)?.hasSuffix("%") == false }
        return (own ?? last)?["text"] as? String ?? run.errors
    }

    @Test("a run that prints without end is ended for it, in an extension and in the app", arguments: [true, false])
    func flood(hasExtension: Bool) async throws {
        let apps = try await TeaRoom.installed(hasExtension: hasExtension)
        let run = try await apps.beckon("run", "\(TeaRoom.identifier).BrewTea", "tea=assam", "plan=flood", "--json")
        #expect(run.status == 1)
        let end = try run.objects().last
        #expect(end?["kind"] as? String == "crash")
        #expect((end?["detail"] as? String)?.contains("printed more than 67108864 bytes during one request") == true)
    }

    @Test("a run that hangs is ended when its time is over, and the next one works", arguments: Home.allCases)
    func hang(home: Home) async throws {
        let apps = try await TeaRoom.installed(hasExtension: home == .appIntentsExtension)
        let daemon = try await RunningDaemon.start("serve", in: apps)
        let brew = "\(TeaRoom.identifier).BrewTea"
        for plan in ["hang", "waitForCancel"] {
            let run = try await apps.beckon("run", brew, "plan=\(plan)", "--timeout", "1", "--json")
            #expect("\(run.status) \(try Self.lastWords(of: run))" == "1 timeout")
            let next = try await apps.beckon("run", brew, "plan=onMain", "--json")
            #expect("\(next.status) \(try Self.lastWords(of: next))" == "0 on main true")
        }
        #expect(await daemon.end() == 0)
    }

    @Test("anyone who presses Ctrl-C cancels a run in its process, which works on", arguments: Home.allCases)
    func interrupted(home: Home) async throws {
        let apps = try await TeaRoom.installed(hasExtension: home == .appIntentsExtension)
        let daemon = try await RunningDaemon.start("serve", in: apps)
        let brew = "\(TeaRoom.identifier).BrewTea"
        let run = try await RunningDaemon.start("run", brew, "plan=progressAndWait", "--json", in: apps)
        #expect(run.greeting.contains("progress"))
        #expect(await run.end(by: SIGINT) == 130)
        let next = try await apps.beckon("run", brew, "plan=onMain", "--json")
        #expect("\(next.status) \(try Self.lastWords(of: next))" == "0 on main true")
        #expect(await daemon.end() == 0)
    }

    @Test(
        "each shape of a result is told as it is",
        arguments: [
            ("CountTea", "0 7"), ("FindTea", "0 These are here."),
            ("TellTea", "0 The tea is ready, and the cups are warm."),
            ("FollowTea", "0 7"), ("SayAndFollowTea", "0 Now they are counted."),
            ("CountAndFollowTea", "0 The tea is ready, and the cups are warm."),
            ("ButtonTea", "0 Count them?"),
        ])
    func shapes(intent: String, end: String) async throws {
        let apps = try await TeaRoom.installed()
        let run = try await apps.beckon("run", "\(TeaRoom.identifier).\(intent)", "--json")
        #expect("\(run.status) \(try Self.lastWords(of: run))" == end, "\(run.output)")
    }

    @Test(
        "an intent is performed where its modes say",
        arguments: [
            ("FrontTea", [], "0 in front true"), ("DeferredTea", [], "0 in front false"),
            ("DynamicTea", ["yes"], "0 could true, in front true"), ("DynamicTea", ["no"], "1 cancelled"),
            ("ContinuingTea", ["yes"], "0 on main true, in front true"), ("ContinuingTea", ["no"], "1 cancelled"),
            ("ContinuingTea throwsIt=true", ["yes"], "0 Done."),
            ("HiddenTea", [], "0 You have found it."), ("SilentTea", [], "0 Done."),
            ("ThirstyTea", [], "1"),
        ] as [(String, [String], String)])
    func modes(intent: String, answers: [String], end: String) async throws {
        let apps = try await TeaRoom.installed()
        let words = (intent == "SilentTea" ? "nothing-at-all" : intent).split(separator: " ").map(String.init)
        let run = try await apps.beckon(
            ["run", "\(TeaRoom.identifier).\(words[0])", "--json"] + words.dropFirst()
                + answers.flatMap { ["--answer", $0] })
        #expect("\(run.status) \(try Self.lastWords(of: run))".hasPrefix(end))
    }

    @Test(
        "a value of several types is what somebody means, and a schema's intent is as any other",
        arguments: [
            ("ServeTea order=Assam vessel=big", [], "0 the tea assam in the big pot"),
            ("ServeTea order=strong", [], "0 the strength strong"),
            ("ServeTea", ["something warm"], "0 the words something warm"),
            ("SendTeaNote paper=golden", ["1"], "0 “Come to tea” on golden paper"),
        ] as [(String, [String], String)])
    func macros(intent: String, answers: [String], end: String) async throws {
        let apps = try await TeaRoom.installed()
        let words = intent.split(separator: " ").map(String.init)
        let run = try await apps.beckon(
            ["run", "\(TeaRoom.identifier).\(words[0])", "--json"] + words.dropFirst()
                + answers.flatMap { ["--answer", $0] })
        #expect("\(run.status) \(try Self.lastWords(of: run))" == end, "\(run.output)")
    }

    @Test("what an intent gives has the properties that are computed, and those that are fetched")
    func properties() async throws {
        let apps = try await TeaRoom.installed()
        let run = try await apps.beckon(
            "run", "\(TeaRoom.identifier).ServeTea", "order=assam", "vessel=big", "--json")
        for part in [#""cupsLeft""#, #""guests""#, "Ann", #""lastTea""#] {
            #expect(run.output.contains(part), "\(part) in \(run.output)")
        }
    }

    @Test(
        "what nobody says is what the code has set, and what people say is read as what it is",
        arguments: [
            ([], "3 What should ‘Grams’ be?"),
            (["grams=2.5", "ascends=ascending"], "0 2001-01-01T00:00:00Z 0 2.500000 true Strong"),
            (
                ["grams=3", "ascends=no", "when=2026-12-24T18:30:00Z", "guests=Ann and Bo", "strength=light"],
                "0 2026-12-24T18:30:00Z 2 3.000000 false Light"
            ),
        ] as [([String], String)])
    func ownValues(values: [String], end: String) async throws {
        let apps = try await TeaRoom.installed()
        let run = try await apps.beckon(["run", "\(TeaRoom.identifier).PlanTea", "--json"] + values)
        #expect("\(run.status) \(try Self.lastWords(of: run))" == end, "\(run.output)")
    }

    @Test("what was done is called by the sentence of its summary that its values choose")
    func summaries() async throws {
        let apps = try await TeaRoom.installed()
        let said = try await apps.beckon("say", "Plan 2.5 grams in descending order", "--json")
        #expect("\(said.status) \(try Self.lastWords(of: said))" == "0 2001-01-01T00:00:00Z 0 2.500000 false Strong")
        let backwards = try await apps.beckon("say", "Plan 3 grams backwards", "--json")
        #expect(
            "\(backwards.status) \(try Self.lastWords(of: backwards))"
                == "0 2001-01-01T00:00:00Z 0 3.000000 false Strong")
        let donations = try await apps.beckon("donations", "list")
        #expect(donations.output.contains("Plan 2.5 grams backwards"), "\(donations.output)")
    }

    @Test("a phrase of an App Shortcut is understood, a hidden intent is not found by its title")
    func phrases() async throws {
        let apps = try await TeaRoom.installed()
        let said = try await apps.beckon("say", "Come forward in Tea Room")
        #expect(said.status == 0)
        #expect(said.output.contains("in front true"))
        #expect(try await !apps.beckon("say", "Hidden Tea").output.contains("You have found it."))
    }
}
