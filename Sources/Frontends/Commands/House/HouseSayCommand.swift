// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import HomeAssistant
import Sentences

/// `beckon house say`: one sentence about the home, and what is asked back.
enum HouseSayCommand {
    private static let text = Argument<String>.positional("TEXT", "what you say")
    private static let room = Argument<String?>.option(
        "room", "ROOM", "the room that you are in, for ‘turn on the light’")
    private static let isDry = Argument.flag("dry-run", "shows what would happen without doing it")
    private static let answers = Argument<[String]>.options(
        "answer", "TEXT",
        "answers the next question; after the last answer, asks you in a terminal, unless --json is given")

    /// The command.
    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "say", "does what you say", takes: [text, room, isDry, answers],
            examples: [
                Example("beckon house say \"turn on the kitchen light\"", "turns a lamp on"),
                Example("beckon house say \"turn on the light\" --room kitchen", "turns on the light in your room"),
                Example("beckon house say \"open the garage door\" --answer yes", "confirms in advance"),
                Example(
                    "beckon house say \"set the lamp to 20 percent\" --dry-run",
                    "shows only the call to Home Assistant"),
            ],
            body: surroundings.session(say))
    }

    private static func say(_ session: Session) async throws -> ExitCode {
        let house = session.system.house
        let room = try session[room]
        let dialogue = HouseDialogue(session, script: try session[answers])
        let understanding = try await house.understand(try session[text], from: room, in: session.language)
        do {
            let answer = try await answer(understanding, dialogue)
            var plan = try await house.plan(answer, from: room)
            if case .choice(let entities) = plan {
                let names = entities.map(\.title)
                let index = try await dialogue.choose("Which one do you mean?", names)
                plan = try await house.plan(answer, from: room, chosen: entities[index])
            }
            return try await carryOut(plan, HouseReport(answer, session), dialogue)
        } catch let stop as HouseDialogue.Stop {
            return stop.exitCode
        }
    }

    /// The one meaning of a sentence.
    private static func answer(
        _ understanding: HouseUnderstanding, _ dialogue: HouseDialogue
    ) async throws -> HomeAnswer {
        switch understanding {
        case .clear(let answer): return answer
        case .unclear(let answers):
            return answers[try await dialogue.choose("What do you mean?", answers.map(\.title))]
        case .needsRoom:
            throw HomeError("the room is not known; add --room", kind: .badInput)
        case .nothing:
            throw HomeError("I did not understand that; use the names from Home Assistant")
        }
    }

    private static func carryOut(
        _ plan: HomePlan, _ report: HouseReport, _ dialogue: HouseDialogue
    ) async throws -> ExitCode {
        let house = report.session.system.house
        let isDry = try report.session[isDry]
        switch plan {
        case .nothing, .choice: try report.show(.nothing)
        case .question(let question):
            guard !isDry, let answers = try await house.answers(to: question) else {
                try report.show(.wouldAsk(question))
                break
            }
            try report.show(.answers(answers))
        case .calls(let calls):
            if isDry {
                try report.show(.wouldCall(calls))
                break
            }
            for call in calls where call.isOpening {
                try await dialogue.confirm("This opens: \(call.names). Do it?")
            }
            let isDone = try await house.perform(calls)
            try report.show(isDone ? .called(calls) : .wouldCall(calls))
        }
        return .success
    }
}
