// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Foundation
import Sentences
import Signing

/// `beckon verify`: what a bundle's signatures say, and whether they hold.
enum VerifyCommand {
    private static let bundle = Argument<String>.positional(
        "PATH|APP", "an .app bundle, or the identifier of an installed app")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "verify", "shows a bundle's signatures and reports every problem with them",
            takes: [bundle],
            examples: [
                Example(
                    "beckon verify Pizzeria.app", "shows who signed it, what it may do and whether it was changed"),
                Example("beckon verify com.example.pizzeria --json", "checks an installed app again"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let terminal = session.terminal
        let bundle = try await location(try session[Self.bundle], session)
        let (report, obstacle) = try await session.library.examine(bundle)
        for part in report.parts {
            let obstacle = part.place == nil ? obstacle : nil
            try session.show(
                part.json(obstacle: obstacle, terminal.text),
                line: part.lines(obstacle: obstacle, on: terminal).joined(separator: "\n"))
        }
        let isValid = report.isValid && obstacle == nil
        if !session.isJSON {
            let count =
                report.problems.count + report.parts.reduce(0) { $0 + $1.furtherProblems } + (obstacle == nil ? 0 : 1)
            terminal.output.line(
                isValid
                    ? terminal.output.styled(terminal.text("The signatures are valid."), .green)
                    : terminal.output.styled(
                        terminal.text(count == 1 ? "1 problem." : "\(count) problems."), .red))
        }
        return isValid ? .success : .failure
    }

    private static func location(_ text: String, _ session: Session) async throws -> URL {
        let file = session.surroundings.file(text)
        if FileManager.default.fileExists(atPath: file.path) { return file }
        if let place = try await session.library.location(of: text) { return place }
        throw UsageError(
            "\(text) is neither a bundle here nor an installed app",
            remedy: "give the path of an .app folder, or an identifier from 'beckon apps'")
    }
}
