// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A page that is open in a browser.
struct BrowserPage {
    /// A rectangle of the page, in points of its window.
    struct Part: Codable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        /// Pixels of the picture for a pixel of the page.
        var scale: Double? = 1
    }

    private struct Evaluation: Encodable {
        var expression: String
        var awaitPromise = true
        var returnByValue = true
    }

    private struct Evaluated: Decodable {
        struct Object: Decodable { var value: Part? }
        struct Problem: Decodable {
            struct Exception: Decodable { var description: String? }
            var text: String
            var exception: Exception?
        }
        enum CodingKeys: String, CodingKey { case result, exceptionDetails }

        var value: Part?
        var problem: Problem?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            problem = try container.decodeIfPresent(Problem.self, forKey: .exceptionDetails)
            // What was thrown stands in the place of the value.
            if problem == nil { value = try container.decode(Object.self, forKey: .result).value }
        }
    }

    private struct Nothing: Decodable {}

    let process: BrowserProcess
    let session: String

    func ask<Answer: Decodable>(_ method: String, _ parameters: some Encodable) async throws -> Answer {
        try await process.call(method, parameters, session: session)
    }

    func tell(_ method: String, _ parameters: some Encodable) async throws {
        let _: Nothing = try await ask(method, parameters)
    }

    /// The rectangle that JavaScript comes to, in the end.
    func value(of expression: String) async throws -> Part {
        let evaluated: Evaluated = try await ask("Runtime.evaluate", Evaluation(expression: expression))
        if let problem = evaluated.problem {
            throw Problem<Fault>.refused("\(problem.exception?.description ?? problem.text)")
        }
        guard var part = evaluated.value else { throw Problem<Fault>.refused("the page names no part of it") }
        part.scale = 1
        return part
    }
}
