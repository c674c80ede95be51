// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ShortcutDocument
import Synchronization
import Testing

@testable import Shortcuts

/// What grows from round to round grows where it is: it moves only when its room is used up, so the work of a loop is
/// linear. Counted in moves, not in time.
@Suite("Copies of what grows") struct CopiesTests {
    private static let rounds = 3_000
    /// Room is doubled when it is used up.
    private static let fewMoves = 30

    private static func action(_ name: String, _ parameters: String) -> String {
        #"{"WFWorkflowActionIdentifier":"is.workflow.actions.\#(name)","WFWorkflowActionParameters":{\#(parameters)}}"#
    }

    private static func named(_ name: String) -> String {
        #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"Variable","VariableName":"\#(name)"}}"#
    }

    private static func output(_ identifier: String) -> String {
        #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ActionOutput","OutputUUID":"\#(identifier)"}}"#
    }

    private static func loop(_ actions: [String]) -> [String] {
        [action("repeat.count", #""GroupingIdentifier":"G","WFControlFlowMode":0,"WFRepeatCount":\#(rounds)"#)]
            + actions
            + [action("repeat.count", #""GroupingIdentifier":"G","WFControlFlowMode":2"#)]
    }

    /// What a shortcut ends with, and each step that it did.
    private static func run(
        _ actions: [String], trace: @escaping @Sendable (TracedStep) -> Void
    ) throws -> Content {
        let text = "{\"WFWorkflowActions\":[\(actions.joined(separator: ","))]}"
        let document = try #require(ShortcutReader.read(Data(text.utf8)).document)
        var run = ShortcutRun(
            Program(document, actions: .standard), input: .nothing, in: ConformanceRun.environment, trace: trace)
        var state = run.start()
        while case .paused = state { state = run.goOn() }
        guard case .finished(let content) = state else {
            Issue.record("\(state)")
            return .nothing
        }
        return content
    }

    /// How often what a step gives stands elsewhere than the time before.
    private static func moves(_ actions: [String], of title: String) throws -> Int {
        let seen = Mutex((moves: 0, place: 0))
        _ = try run(actions) { step in
            guard "\(step.title)" == title else { return }
            let place = place(of: step.output)
            seen.withLock { seen in
                if place != seen.place { seen = (seen.moves + 1, place) }
            }
        }
        return seen.withLock { $0.moves }
    }

    private static func place(of content: Content) -> Int {
        switch content {
        case .many(let items): items.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
        case .one(let item):
            if case .dictionary(let dictionary) = item.value {
                dictionary.entries.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
            } else {
                0
            }
        case .nothing: 0
        }
    }

    @Test("Adding to a variable does not copy what it has")
    func appending() throws {
        let append = Self.action("appendvariable", #""UUID":"A","WFVariableName":"L","WFInput":"item""#)
        let get = Self.action("getvariable", #""WFVariable":\#(Self.named("L"))"#)
        let last = Self.action("nothing", "")
        let moves = try Self.moves(Self.loop([append, get]) + [last], of: "Get Variable")
        #expect((1...Self.fewMoves).contains(moves))
    }

    @Test(
        "Setting a value does not copy the dictionary that is kept again",
        arguments: [
            // By its name, or as what the action before gave; kept by what the action gave, or as what is passed on.
            (#""WFDictionary":\#(named("D")),"#, #","WFInput":\#(output("S"))"#),
            (#""WFDictionary":\#(named("D")),"#, ""), (#""WFInput":\#(named("D")),"#, #","WFInput":\#(output("S"))"#),
        ])
    func setting(input: String, kept: String) throws {
        let key =
            #"{"WFSerializationType":"WFTextTokenString","Value":{"string":"\#u{FFFC}","attachmentsByRange":"#
            + #"{"{0, 1}":{"Type":"Variable","VariableName":"Repeat Index"}}}}"#
        let set = Self.action(
            "setvalueforkey", #"\#(input)"UUID":"S","WFDictionaryKey":\#(key),"WFDictionaryValue":"v""#)
        let keep = Self.action("setvariable", #""WFVariableName":"D"\#(kept)"#)
        let last = Self.action("nothing", "")
        let moves = try Self.moves(Self.loop([set, keep]) + [last], of: "Set Dictionary Value")
        #expect((1...Self.fewMoves).contains(moves))
    }

    @Test("What another variable holds stays as it is", arguments: [true, false])
    func sharing(isKeptAgain: Bool) throws {
        func set(_ key: String) -> String {
            Self.action(
                "setvalueforkey",
                #""WFDictionary":\#(Self.named("D")),"WFDictionaryKey":"\#(key)","WFDictionaryValue":"v""#)
        }
        let keep = Self.action("setvariable", #""WFVariableName":"D""#)
        let other = Self.action("setvariable", #""WFVariableName":"E","WFInput":\#(Self.named("D"))"#)
        let get = { (name: String) in
            Self.action("getvariable", #""WFVariable":\#(Self.named(name))"#)
        }
        let actions = [set("a"), keep, other, set("b")] + (isKeptAgain ? [keep] : [])
        func keys(_ name: String) throws -> [String] {
            guard case .dictionary(let dictionary)? = try Self.run(actions + [get(name)], trace: { _ in }).first?.value
            else { return [] }
            return dictionary.entries.map(\.key)
        }
        #expect(try keys("E") == ["a"])
        #expect(try keys("D") == (isKeptAgain ? ["a", "b"] : ["a"]))
    }

    @Test("A dictionary whose value is itself is not lost")
    func valueOfItself() throws {
        let actions = [
            Self.action("dictionary", #""WFItems":{"a":"1"}"#), Self.action("setvariable", #""WFVariableName":"D""#),
            Self.action(
                "setvalueforkey",
                #""WFDictionary":\#(Self.named("D")),"WFDictionaryKey":"b","WFDictionaryValue":\#(Self.named("D"))"#),
            Self.action("setvariable", #""WFVariableName":"D""#),
            Self.action("getvariable", #""WFVariable":\#(Self.named("D"))"#),
        ]
        guard case .dictionary(let dictionary)? = try Self.run(actions, trace: { _ in }).first?.value else {
            Issue.record("no dictionary")
            return
        }
        let text = JSONText.text(of: dictionary, in: Coercion(in: ConformanceRun.environment))
        #expect(text.contains(#""b""#) && dictionary.entries.last?.value.first != nil)
    }

    @Test("A pattern is compiled once, and few are kept")
    func patterns() throws {
        var cache = PatternCache()
        for _ in 0..<1_000 { _ = try cache.pattern("[0-9]+", isCaseSensitive: true) }
        #expect(cache.compilations == 1)
        _ = try cache.pattern("[0-9]+", isCaseSensitive: false)
        _ = try cache.pattern("[0-9]+", isExpression: false, isCaseSensitive: true)
        #expect(cache.compilations == 3)
        for round in 0..<1_000 { _ = try cache.pattern("a\(round)", isCaseSensitive: true) }
        #expect(cache.count <= 64)
    }
}
