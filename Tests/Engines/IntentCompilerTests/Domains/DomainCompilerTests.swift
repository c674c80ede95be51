// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences
import Testing

@testable import IntentCompiler

@Suite("The definition of a domain")
struct DomainCompilerTests {
    private static let knitting = """
        {
          "domain": "Knitting",
          "handling": {"name": "INKnittingDomainHandling", "intents": ["INKnitSockIntent"]},
          "intents": [
            {
              "name": "KnitSock",
              "parameters": [
                {"name": "wool", "type": "INWool?", "resolve": ["INKnitSockWoolResolutionResult", "INWoolResolutionResult"]},
                {"name": "colors", "type": "INSockColorOptions"},
                {"name": "woolName", "type": "String?", "reads": "wool?.name", "resolve": ["INStringResolutionResult"]}
              ],
              "initializers": ["init(wool: INWool?, in colors: INSockColorOptions = [])"],
              "codes": ["unspecified", "ready", "success", "failureNoNeedle"],
              "response": [{"name": "pattern", "type": "[String: Any]?", "settable": true, "local": true}],
              "identifier": true,
              "observer": "knitSock",
              "handlingLabel": "knitSock"
            }
          ],
          "values": [
            {
              "name": "INWool",
              "properties": [{"name": "name", "type": "String"}, {"name": "lengths", "type": "[Int]"}],
              "initializers": ["init(name: String)"],
              "title": "name"
            },
            {"name": "INMerino", "extends": "INWool", "properties": [{"name": "sheep", "type": "String?"}]}
          ],
          "enumerations": [{"name": "INStitch", "cases": ["unknown", "plain", "purl = 4"]}],
          "options": [{"name": "INSockColorOptions", "members": ["red", "`default` = 8"]}],
          "results": [
            {"name": "INWoolResolutionResult", "type": "INWool", "resolved": "resolvedWool", "choices": "wools", "question": "wool"},
            {
              "name": "INKnitSockWoolResolutionResult", "extends": "INWoolResolutionResult",
              "wraps": "woolResolutionResult", "reason": "INWoolUnsupportedReason"
            }
          ]
        }
        """

    private func files() throws -> [String: String] {
        let domain = try DomainDefinition.read(Data(Self.knitting.utf8))
        let files = try DomainCompiler(domain).files()
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.contents) })
    }

    @Test("becomes a file for each type, and one for itself")
    func names() throws {
        #expect(
            try files().keys.sorted() == [
                "INKnitSockIntent.swift", "INKnitSockWoolResolutionResult.swift", "INMerino.swift",
                "INSockColorOptions.swift", "INStitch.swift", "INWool.swift", "INWoolResolutionResult.swift",
                "KnittingDomain.swift",
            ])
    }

    @Test(
        "becomes Swift with the names and labels that it gives",
        arguments: [
            ("KnittingDomain.swift", #"public let INKnitSockIntentIdentifier = "INKnitSockIntent""#),
            ("KnittingDomain.swift", "public protocol INKnittingDomainHandling: INKnitSockIntentHandling {}"),
            ("INKnitSockIntent.swift", "public internal(set) var colors: INSockColorOptions = .blank"),
            ("INKnitSockIntent.swift", "public var woolName: String? { wool?.name }"),
            ("INKnitSockIntent.swift", "public convenience init(wool: INWool?, in colors: INSockColorOptions = []) {"),
            (
                "INKnitSockIntent.swift",
                "func handle(knitSock intent: INKnitSockIntent) async -> INKnitSockIntentResponse"
            ),
            ("INKnitSockIntent.swift", "case failureNoNeedle"),
            ("INKnitSockIntent.swift", #"IntentProperty(local: "pattern", \INKnitSockIntentResponse.pattern),"#),
            ("INKnitSockIntent.swift", "completion(INKnitSockWoolResolutionResult(woolResolutionResult: results))"),
            ("INKnitSockIntent.swift", "func didUpdate(knitSock response: INKnitSockIntentResponse)"),
            ("INWool.swift", "public internal(set) var lengths: [Int] = []"),
            ("INWool.swift", #"{ ValueAppearance(title: "name") }"#),
            ("INWool.swift", "open class var kinds: [any StructuredValue.Type] { [INMerino.self] }"),
            ("INMerino.swift", "super.properties + ["),
            ("INStitch.swift", "case purl = 4"),
            ("INSockColorOptions.swift", "public static let `default` = INSockColorOptions(rawValue: 8)"),
            ("INWoolResolutionResult.swift", "public class func confirmationRequired(with wool: INWool?) -> Self {"),
            (
                "INKnitSockWoolResolutionResult.swift",
                "public class func unsupported(forReason reason: INWoolUnsupportedReason) -> Self {"
            ),
        ])
    func contents(file: String, line: String) throws {
        let contents = try #require(try files()[file])
        #expect(contents.contains(line))
    }

    @Test("is not resolved twice: an older twin of a parameter has its method and no place in the table")
    func twins() throws {
        let contents = try #require(try files()["INKnitSockIntent.swift"])
        #expect(contents.contains("func resolveWoolName(for intent: INKnitSockIntent)"))
        #expect(!contents.contains(#"handling.resolve("woolName")"#))
        #expect(!contents.contains(#"IntentProperty("woolName""#))
    }

    @Test(
        "is refused where it contradicts itself",
        arguments: [
            ("in colors: INSockColorOptions = []", "in shades: INSockColorOptions = []", "shades"),
            ("init(wool: INWool?, in", "make(wool: INWool?, in", "is not an initializer"),
            ("wool: INWool?, in colors", "woolName: String?, in colors", "woolName"),
            (#"["unspecified", "ready", "success", "failureNoNeedle"]"#, "[]", "has no codes"),
        ])
    func mistakes(right: String, wrong: String, told: String) throws {
        let text = Self.knitting.replacing(right, with: wrong)
        #expect(text != Self.knitting)
        let domain = try DomainDefinition.read(Data(text.utf8))
        let error = #expect(throws: Problem<Fault>.self) { try DomainCompiler(domain).files() }
        #expect(error.map { "\($0.sentence)".contains(told) } == true)
    }
}
