// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

@testable import CommandLineInterface

/// A program of every kind of argument, for the tests of this module.
enum Parlour {
    enum Mood: String, ArgumentChoice {
        case merry, solemn
    }

    static let home = Argument<String?>.option("home", "DIR", "where the guest book lies")
    static let name = Argument<String>.positional("NAME", "whom to greet")
    static let times = Argument<Int?>.option("times", "N", "how often; once if absent")
    static let mood = Argument<Mood?>.option("mood", "MOOD", "how it sounds")
    static let gifts = Argument<[String]>.options("gift", short: "g", "GIFT", "what to bring along")
    static let loud = Argument.flag("loud", "greets in capitals")
    static let guests = Argument<[String]>.positionals("GUEST", "who comes")
    static let hall = Argument<String>.positional("HALL", "where they sit")
    static let book = Argument<String>.requiredOption("book", "FILE", "where they are written down")

    static let greet = Command(
        "greet", "says hello", takes: [name, times, mood, gifts, loud],
        examples: [Example("parlour greet Ada --times 2", "greets twice")]
    ) { arguments, terminal in
        let words = [
            try arguments[name], "\(try arguments[times] ?? 1)", try arguments[mood]?.rawValue ?? "plain",
            try arguments[gifts].joined(separator: "+"), "\(try arguments[loud])",
            try arguments[home] ?? "nowhere",
        ]
        terminal.output.line(words.joined(separator: "|"))
        return .success
    }

    static let seat = Command("seat", "seats guests", takes: [guests, hall, book]) { arguments, terminal in
        terminal.output.line(try arguments[guests].joined(separator: "+") + "@" + arguments[hall])
        return try arguments[book] == "burnt" ? .failure : .success
    }

    static let fail = Command("fail", "fails") { _, _ in
        throw Mishap()
    }

    static let json = Argument.flag("json", "for programs")

    /// Waits until it is cancelled, and then ends as it is told.
    static let wait = Command("wait", "waits for guests", takes: [json]) { arguments, terminal in
        terminal.output.line("waiting")
        for await _ in AsyncStream<Never>.makeStream().stream {}
        if try arguments[json] { return .failure }
        throw Mishap()
    }

    struct Mishap: Error, CustomStringConvertible {
        let description = "the tea is cold; warm it"
    }

    static let program: Command = {
        var program = Command(
            "parlour", "keeps company", version: "1.2", takes: [home],
            has: [
                ("Guests", [greet, Command("guest", "keeps the guests", has: [seat])]),
                ("Mishaps", [fail, wait]),
            ])
        program.variables = [("PARLOUR", "whose it is")]
        return program
    }()
}
