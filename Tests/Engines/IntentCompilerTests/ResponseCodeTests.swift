// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("Response codes")
struct ResponseCodeTests {
    private let codes = [Samples.code("closed", "Closed."), Samples.code("continueInApp"), Samples.code("default")]

    @Test("are the standard ones, then the author's from 100")
    func cases() {
        let source = Samples.swift(of: Samples.definition(Samples.intent("Order", answers: codes)))
        #expect(
            Samples.body(of: "enum OrderIntentResponseCode: Int {", in: source) == [
                "case unspecified = 0", "case ready", "case continueInApp", "case inProgress", "case success",
                "case failure", "case failureRequiringAppLaunch", "case closed = 100", "case `default`",
            ])
    }

    @Test(
        "have the raw values that the system counts by",
        arguments: [
            ("ready", 1), ("success", 4), ("failure", 5), ("continueInApp", 2), ("closed", 100), ("default", 101),
            ("open", nil),
        ])
    func rawValues(name: String, rawValue: Int?) throws {
        let response = try #require(Samples.intent("Order", answers: codes).response)
        #expect(response.rawValue(ofCode: name) == rawValue)
    }

    @Test(
        "are found again by their raw values, where the file has them",
        arguments: [
            (4, "success"), (2, "continueInApp"), (100, "closed"), (101, "default"), (1, nil), (102, nil), (-1, nil),
        ])
    func declarations(rawValue: Int, name: String?) throws {
        let response = try #require(Samples.intent("Order", answers: codes).response)
        #expect(response.code(rawValue: rawValue)?.name == name)
    }
}
