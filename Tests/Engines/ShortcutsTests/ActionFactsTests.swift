// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import Testing

@testable import Shortcuts

/// Compares the actions with Apple's; what is otherwise has a row with its reason in `Conformance/Differences.md`.
@Suite("The facts of Apple's actions", .enabled(if: ActionFact.arePresent, Comment(rawValue: ActionFact.absence)))
struct ActionFactsTests {
    @Test("are those of the actions here, but for what the table explains")
    func differences() throws {
        let explained = try Self.explained()
        let found = Self.shared.flatMap { fact, definition in Self.differences(fact, definition) }
        let unexplained = found.filter { !explained.contains($0) }
        #expect(unexplained.isEmpty, "\(unexplained.joined(separator: "\n"))")
        let stale = explained.filter { !found.contains($0) }
        #expect(stale.isEmpty, "no longer so: \(stale.joined(separator: "\n"))")
    }

    /// The actions that are here and in the table.
    private static let shared: [(ActionFact, ActionDefinition)] = {
        let definitions = ActionCatalog.standard.definitions
        return ActionFact.all.compactMap { fact in
            definitions.first { $0.identifier == fact.identifier }.map { (fact, $0) }
        }
    }()

    /// The first column of the table.
    private static func explained() throws -> [String] {
        let text = try String(contentsOf: ConformanceCase.folder.appending(path: "Differences.md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
            line.prefixMatch(of: /\| `([^`]*)`/).map { String($0.1) }
        }
    }

    private static func differences(_ fact: ActionFact, _ definition: ActionDefinition) -> [String] {
        let name = String(fact.identifier.trimmingPrefix("is.workflow.actions."))
        let all =
            parameters(fact, definition) + standards(fact) + input(fact, definition) + output(fact, definition)
        return all.map { "\(name): \($0)" }
    }

    // MARK: - Parameters

    private static func parameters(_ fact: ActionFact, _ definition: ActionDefinition) -> [String] {
        fact.parameters.filter { !ofItems.contains($0.key) }.flatMap { parameter -> [String] in
            guard let own = definition.parameters.first(where: { $0.key == parameter.key }) else {
                return ["no \(parameter.key)"]
            }
            guard !parameter.choices.isEmpty else { return [] }
            guard let list = own.choices else { return ["\(parameter.key) is no choice"] }
            return parameter.choices.filter { list.value(named: $0) == nil }.map { "\(parameter.key) lacks \($0)" }
        }
    }

    /// Names of properties, and orders of them: those belong to the items that are found, and not to the action; and
    /// what stands in the table where parameters are not known.
    private static let ofItems: Set = [
        "WFContentItemPropertyName", "WFContentItemSortProperty", "WFContentItemSortOrder", "_UndefinedCoercion",
    ]

    /// Where it is not the same whether a file says what is meant by saying nothing, or says nothing.
    private static func standards(_ fact: ActionFact) -> [String] {
        let silent = course(of: fact, [:])
        return fact.parameters.compactMap { parameter in
            guard let standard = parameter.standard, course(of: fact, [parameter.key: standard]) != silent else {
                return nil
            }
            return "\(parameter.key) is not \(standard.string ?? (standard.yesOrNo.map { "\($0)" } ?? "\(standard)"))"
        }
    }

    /// What an action has done outside, and what it gives.
    private static func course(of fact: ActionFact, _ values: [String: PropertyListNode.Content]) -> [String] {
        var parameters = needed[fact.identifier] ?? ShortcutDictionary()
        for (key, value) in values { parameters[key] = value }
        let action = ShortcutAction(identifier: fact.identifier, parameters: parameters)
        var run = ShortcutRun(
            Program(ShortcutDocument(actions: [action]), actions: .standard), input: sample(for: fact),
            in: ConformanceRun.environment)
        var lines: [String] = []
        var state = run.start()
        while case .needs(let effect) = state {
            lines.append(EffectLine.line(effect))
            state = run.resume(with: .content(.nothing))
        }
        switch state {
        case .finished(let content): return lines + [text(of: content)]
        case .failed(let failure): return lines + ["\(failure.reason)"]
        case .needs, .paused: return lines
        }
    }

    // MARK: - What goes in and comes out

    private static func input(_ fact: ActionFact, _ definition: ActionDefinition) -> [String] {
        var reader = ParameterReader(
            ShortcutAction(identifier: fact.identifier), ProgramNames(outputsOf: []))
        guard ActionCatalog.standard.action(for: &reader) != nil else { return ["is missing"] }
        return fact.input.isEmpty || reader.usesPrevious ? [] : ["takes no input"]
    }

    private static func output(_ fact: ActionFact, _ definition: ActionDefinition) -> [String] {
        // What is found, and what is told about it, is of every kind.
        let isOfEveryKind = ["filter.", "properties."].contains {
            fact.identifier.hasPrefix("is.workflow.actions.\($0)")
        }
        if isOfEveryKind { return [] }
        let input = sample(for: fact)
        let action = ShortcutAction(identifier: fact.identifier, parameters: needed[fact.identifier] ?? .init())
        var run = ShortcutRun(
            Program(ShortcutDocument(actions: [action]), actions: .standard), input: input,
            in: ConformanceRun.environment)
        var state = run.start()
        var isMadeOutside = false
        while case .needs(let effect) = state {
            isMadeOutside = true
            if case .choose = effect {
                state = run.resume(with: .chosen([0]))
            } else {
                state = run.resume(with: .content(answers[fact.identifier] ?? .nothing))
            }
        }
        guard case .finished(let given) = state else {
            if case .failed(let failure) = state { return ["fails: \(failure.reason)"] }
            return ["does not end"]
        }
        if fact.passesThrough {
            let isSame = text(of: given) == text(of: input)
            return isSame ? [] : ["does not give its input"]
        }
        if fact.output.isEmpty {
            return given.isEmpty || !fact.input.isEmpty && isMadeOutside ? [] : ["gives something"]
        }
        guard !isMadeOutside else { return [] }
        guard let kind = given.first?.value.kind else { return ["gives nothing"] }
        let kinds = Set(fact.output.flatMap { Self.kinds[$0] ?? [] })
        return kinds.isEmpty || kinds.contains(kind) ? [] : ["gives \(kind.title)"]
    }

    private static func text(of content: Content) -> String { Coercion(in: ConformanceRun.environment).text(content) }

    /// Something that is of a kind the action takes.
    private static func sample(for fact: ActionFact) -> Content {
        let kinds = Set(fact.input)
        if fact.identifier == "is.workflow.actions.file.getlink" {
            return file("a.txt", type: "public.plain-text", "a")
        }
        if !kinds.isDisjoint(with: ["UIImage", "WFImageContentItem", "com.compuserve.gif", "PHAsset"]) {
            return file("a.gif", type: "com.compuserve.gif", "GIF89a")
        }
        if kinds.contains("public.data") { return file("a.txt", type: "public.plain-text", "a") }
        if kinds.contains("WFContact") { return .text("BEGIN:VCARD\nFN:Ada\nEND:VCARD") }
        if !kinds.isDisjoint(with: ["NSDictionary", "WFDictionaryContentItem"]) {
            return Content(.dictionary(JSONText.dictionary(in: #"{"a": "x"}"#) ?? ContentDictionary()))
        }
        if !kinds.isDisjoint(with: ["WFTextMatch"]) { return .one(ContentItem(match: "ab", groups: ["a", "b"])) }
        if !kinds.isDisjoint(with: ["NSMeasurement"]) {
            return Content(.measurement(ContentMeasurement(.whole(5), unit: "km")))
        }
        if !kinds.isDisjoint(with: ["NSNumber", "NSDecimalNumber", "WFNumberContentItem", "WFFileSizeContentItem"]) {
            return .number(.whole(5))
        }
        if !kinds.isDisjoint(with: ["NSDate", "WFDateContentItem"]) { return .text("2026-03-04 05:06") }
        if !kinds.isDisjoint(with: ["NSURL", "WFURLContentItem"]) { return .text("https://a.example/b") }
        return .text("😀 12 Main Street a@b.example +1 555 0100 22 example.com 2026-03-04")
    }

    private static func file(_ name: String, type: String, _ text: String) -> Content {
        Content(.file(ContentFile(name: name, type: type, data: Data(text.utf8), path: "/\(name)")))
    }

    /// What is outside gives to actions that take no other answer.
    private static let answers: [String: Content] = ["is.workflow.actions.getipaddress": .text("203.0.113.1")]

    /// What an action does not do anything without.
    private static let needed: [String: ShortcutDictionary] = {
        let values: [String: (key: String, value: PropertyListNode.Content)] = [
            "address": ("WFCity", .string("Springfield")),
            "email": ("WFEmailAddress", .string("a@b.example")),
            "file.append": ("WFFilePath", .string("a.txt")),
            "file.createfolder": ("WFFilePath", .string("a")),
            "getvalueforkey": ("WFDictionaryKey", .string("a")),
            "getvariable": ("WFVariable", input),
            "list": ("WFItems", .array([PropertyListNode(content: .string("a"), location: .init())])),
            "measurement.convert": ("WFMeasurementUnit", .string("m")),
            "openapp": ("WFAppIdentifier", .string("com.example.app")),
            "overlayimageonimage": ("WFImage", input),
            "phonenumber": ("WFPhoneNumber", .string("+1 555 0100")),
            "runsshscript": ("WFSSHHost", .string("a.example")),
            "runworkflow": ("WFWorkflowName", .string("Other")),
            "url": ("WFURLActionURL", .string("https://a.example")),
            "useractivity.open": ("AppBundleIdentifier", .string("com.example.app")),
        ]
        return Dictionary(
            uniqueKeysWithValues: values.map { name, entry in
                let entry = PropertyListNode.Entry(key: entry.key, entry.value)
                return ("is.workflow.actions.\(name)", ShortcutDictionary(entries: [entry]))
            })
    }()

    /// What a shortcut was started with, as a file refers to it.
    private static let input = PropertyListNode.Content.dictionary([
        .init(key: "WFSerializationType", .string("WFTextTokenAttachment")),
        .init(key: "Value", .dictionary([.init(key: "Type", .string("ExtensionInput"))])),
    ])

    /// The kinds of content for Apple's classes; those that are not here stand for whatever comes.
    private static let kinds: [String: [ContentKind]] = [
        "NSString": [.text], "WFStringContentItem": [.text], "NSNumber": [.number], "NSDecimalNumber": [.number],
        "WFNumberContentItem": [.number], "NSDate": [.date], "WFDateContentItem": [.date], "NSURL": [.url],
        "WFURLContentItem": [.url], "NSDictionary": [.dictionary], "WFDictionaryContentItem": [.dictionary],
        "NSMeasurement": [.measurement], "WFTextMatch": [.text], "WFPhoneNumber": [.text],
        "WFPhoneNumberContentItem": [.text], "WFEmailAddress": [.text], "WFEmailAddressContentItem": [.text],
        "WFStreetAddress": [.streetAddress], "WFContactContentItem": [.contact], "WFBooleanContentItem": [.boolean],
    ]
}
