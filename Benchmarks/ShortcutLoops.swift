// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import Shortcuts

/// Twelve loops as shortcuts have them, and some of their variants, beside the same loops in CPython: both in turns, in
/// processor time, without what either costs to start.
struct ShortcutLoops: Benchmark {
    let name = "Shortcuts: twelve loops beside CPython"
    private static let rounds = 100_000
    private static let samples = 5
    /// The environment may want one of them alone.
    private static let wanted = ProcessInfo.processInfo.environment["BECKON_LOOP"]

    /// One loop, as actions inside a repeat and as lines of Python.
    struct Loop {
        var name: String
        /// What is done before the loop, where `input` is what the shortcut is given.
        var before: [PropertyListNode.Content] = []
        var body: [PropertyListNode.Content]
        /// Instead of a counted repeat.
        var isForEach = false
        var input: Content = .nothing
        var pythonBefore: String
        var python: String
    }

    func run() async throws -> [Measurement] {
        var measurements: [Measurement] = []
        for loop in Self.loops where Self.wanted == nil || Self.wanted == loop.name {
            let program = Program(try Self.document(loop), actions: .standard)
            var (ours, theirs): ([Double], [Double]) = ([], [])
            for _ in 0..<Self.samples {
                ours.append(try Self.time(program, loop.input))
                if let time = try Self.python(loop) { theirs.append(time) }
            }
            let each = 1e6 / Double(Self.rounds)
            let shortcut = Measurement("\(loop.name): a round", ours.sorted()[Self.samples / 2] * each, .microseconds)
            measurements.append(shortcut)
            guard theirs.count == Self.samples else { continue }
            let peer = Measurement("the same in CPython", theirs.sorted()[Self.samples / 2] * each, .microseconds)
            measurements += [peer, shortcut.ratio(to: peer, name: "ratio to CPython", goal: 0.5)]
        }
        return measurements
    }

    // MARK: - Measuring

    /// The processor's seconds of one run.
    private static func time(_ program: Program, _ input: Content) throws -> Double {
        let start = processorTime()
        var run = ShortcutRun(program, input: input, in: RunEnvironment())
        var state = run.start()
        while case .paused = state { state = run.goOn() }
        guard case .finished = state else { throw BenchmarkError("a loop ended otherwise: \(state)") }
        return processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The same in CPython; nil if there is none.
    private static func python(_ loop: Loop) throws -> Double? {
        let head = loop.isForEach ? "for x in l:" : "for i in range(1, n + 1):"
        let lines = { (text: String) in
            text.split(separator: "\n").map { "    \($0)" }
        }
        let program =
            (["import json, re, time", "n = \(rounds)", "def f():"] + lines(loop.pythonBefore)
            + ["    start = time.process_time()", "    \(head)"] + lines(loop.python).map { "    \($0)" }
            + ["    return time.process_time() - start", "print(f())"]).joined(separator: "\n")
        let file = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString).py")
        try Data(program.utf8).write(to: file)
        // What can't be removed is left to the system's own cleaning.
        defer { try? FileManager.default.removeItem(at: file) }
        guard let output = popen("python3 \(file.path) 2>/dev/null", "r") else { return nil }
        defer { pclose(output) }
        var line = [CChar](repeating: 0, count: 100)
        guard fgets(&line, Int32(line.count), output) != nil else { return nil }
        return Double(String(decoding: line.prefix { $0 > 32 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    // MARK: - Actions

    private static func document(_ loop: Loop) throws -> ShortcutDocument {
        let kind = loop.isForEach ? "repeat.each" : "repeat.count"
        var begin: KeyValuePairs<String, PropertyListNode.Content> {
            loop.isForEach
                ? ["GroupingIdentifier": .string("G"), "WFControlFlowMode": .integer(0), "WFInput": variable("L")]
                : [
                    "GroupingIdentifier": .string("G"), "WFControlFlowMode": .integer(0),
                    "WFRepeatCount": .integer(rounds),
                ]
        }
        let actions =
            loop.before + [action(kind, begin)] + loop.body
            + [
                action(kind, ["GroupingIdentifier": .string("G"), "WFControlFlowMode": .integer(2)]),
                action("nothing", [:]),
            ]
        let root = tree(["WFWorkflowActions": .array(actions.map { node($0) })])
        guard let document = ShortcutReader.read(Data(JSONWriter.text(of: root).utf8)).document else {
            throw BenchmarkError("the sample is no shortcut")
        }
        return document
    }

    private static func node(_ content: PropertyListNode.Content) -> PropertyListNode {
        PropertyListNode(content: content, location: PropertyListLocation())
    }

    private static func tree(_ entries: KeyValuePairs<String, PropertyListNode.Content>) -> PropertyListNode.Content {
        .dictionary(entries.map { .init(key: $0.key, $0.value) })
    }

    private static func action(
        _ name: String, _ parameters: KeyValuePairs<String, PropertyListNode.Content>
    ) -> PropertyListNode.Content {
        tree([
            "WFWorkflowActionIdentifier": .string("is.workflow.actions.\(name)"),
            "WFWorkflowActionParameters": tree(parameters),
        ])
    }

    private static func attachment(_ value: PropertyListNode.Content) -> PropertyListNode.Content {
        tree(["WFSerializationType": .string("WFTextTokenAttachment"), "Value": value])
    }

    private static func variable(_ name: String) -> PropertyListNode.Content {
        attachment(tree(["Type": .string("Variable"), "VariableName": .string(name)]))
    }

    private static func output(_ identifier: String) -> PropertyListNode.Content {
        attachment(tree(["Type": .string("ActionOutput"), "OutputUUID": .string(identifier)]))
    }

    /// A text with variables where `%` stands.
    private static func text(_ text: String, _ names: String...) -> PropertyListNode.Content {
        var attachments: [PropertyListNode.Entry] = []
        var string = ""
        for letter in text {
            if letter == "%" {
                attachments.append(
                    .init(
                        key: "{\(string.utf16.count), 1}",
                        tree(["Type": .string("Variable"), "VariableName": .string(names[attachments.count])])))
                string += "\u{FFFC}"
            } else {
                string.append(letter)
            }
        }
        return tree([
            "WFSerializationType": .string("WFTextTokenString"),
            "Value": tree(["string": .string(string), "attachmentsByRange": .dictionary(attachments)]),
        ])
    }

    private static func keep(_ name: String, _ value: PropertyListNode.Content) -> PropertyListNode.Content {
        action("setvariable", ["WFVariableName": .string(name), "WFInput": value])
    }

    private static func given(_ name: String) -> PropertyListNode.Content {
        keep(name, attachment(tree(["Type": .string("ExtensionInput")])))
    }

    private static let index = variable("Repeat Index")

    // MARK: - The loops

    private static var numbers: Content { Content((1...rounds).map { ContentItem(.number(.whole($0))) }) }

    private static var table: Content {
        var dictionary = ContentDictionary()
        for number in 1...rounds { dictionary["\(number)"] = .number(.whole(number)) }
        return Content(.dictionary(dictionary))
    }

    private static let sentence = "the quick brown fox jumps over the lazy dog"
    private static let json = #"{"name":"tea","cups":[1,2,3],"hot":true,"kind":{"leaf":"sencha","grams":2.5}}"#

    private static let loops: [Loop] = [
        Loop(
            name: "text", before: [given("Name")],
            body: [action("gettext", ["WFTextActionText": text("Item % of %", "Repeat Index", "Name")])],
            input: .text("many"), pythonBefore: #"name = "many""#, python: #"t = f"Item {i} of {name}""#),
        Loop(
            name: "append", body: [action("appendvariable", ["WFVariableName": .string("L"), "WFInput": index])],
            pythonBefore: "l = []", python: "l.append(i)"),
        Loop(
            name: "dictionary set",
            body: [
                action(
                    "setvalueforkey",
                    [
                        "UUID": .string("S"), "WFDictionary": variable("D"),
                        "WFDictionaryKey": text("%", "Repeat Index"), "WFDictionaryValue": text("%", "Repeat Index"),
                    ]), keep("D", output("S")),
            ], pythonBefore: "d = {}", python: "d[str(i)] = i"),
        Loop(
            name: "dictionary get", before: [given("D")],
            body: [
                action(
                    "getvalueforkey",
                    ["UUID": .string("S"), "WFInput": variable("D"), "WFDictionaryKey": text("%", "Repeat Index")]),
                keep("V", output("S")),
            ], input: table, pythonBefore: "d = {str(i): i for i in range(1, n + 1)}", python: "v = d[str(i)]"),
        Loop(
            name: "list item", before: [given("L")],
            body: [
                action(
                    "getitemfromlist",
                    [
                        "UUID": .string("S"), "WFInput": variable("L"), "WFItemSpecifier": .string("Item At Index"),
                        "WFItemIndex": index,
                    ]), keep("V", output("S")),
            ], input: numbers, pythonBefore: "l = list(range(1, n + 1))", python: "v = l[i - 1]"),
        Loop(
            name: "repeat each", before: [given("L")],
            body: [action("gettext", ["WFTextActionText": text("%!", "Repeat Item")])], isForEach: true, input: numbers,
            pythonBefore: "l = list(range(1, n + 1))", python: #"t = f"{x}!""#),
        Loop(
            name: "calculate", before: [keep("Sum", .string("0"))],
            body: [
                action(
                    "math",
                    [
                        "UUID": .string("M"), "WFInput": variable("Sum"), "WFMathOperation": .string("+"),
                        "WFMathOperand": index,
                    ]), keep("Sum", output("M")),
            ], pythonBefore: "s = 0", python: "m = s + i\ns = m"),
        Loop(
            name: "if, a number",
            body: [
                condition(["WFInput": attached(index), "WFCondition": .integer(2), "WFNumberValue": .integer(50_000)]),
                keep("V", text("%", "Repeat Index")), middle, keep("W", index), end,
            ], pythonBefore: "v = w = 0", python: "if i > 50000:\n    v = str(i)\nelse:\n    w = i"),
        Loop(
            name: "if, a text contains", before: [given("T")],
            body: [
                condition([
                    "WFInput": attached(variable("T")), "WFCondition": .integer(99),
                    "WFConditionalActionString": text("%9", "Repeat Index"),
                ]), keep("V", index), middle, keep("W", index), end,
            ], input: .text(sentence), pythonBefore: "t = \"\(sentence)\"\nv = w = 0",
            python: "if f\"{i}9\".lower() in t.lower():\n    v = i\nelse:\n    w = i"),
        Loop(
            name: "replace", before: [given("T")],
            body: [
                action(
                    "text.replace",
                    [
                        "WFInput": text("%", "T"), "WFReplaceTextFind": .string("quick"),
                        "WFReplaceTextReplace": text("%", "Repeat Index"),
                    ])
            ], input: .text(sentence), pythonBefore: "t = \"\(sentence)\"", python: #"r = t.replace("quick", str(i))"#),
        Loop(
            name: "replace, an expression", before: [given("T")],
            body: [
                action(
                    "text.replace",
                    [
                        "WFInput": text("%", "T"), "WFReplaceTextFind": .string("q([a-z]+)"),
                        "WFReplaceTextReplace": .string("<$1>"), "WFReplaceTextRegularExpression": .boolean(true),
                    ])
            ], input: .text(sentence), pythonBefore: "t = \"\(sentence)\"",
            python: #"r = re.sub("q([a-z]+)", r"<\1>", t)"#),
        Loop(
            name: "split", before: [given("T")],
            body: [
                action(
                    "text.split",
                    [
                        "text": variable("T"), "WFTextSeparator": .string("Custom"),
                        "WFTextCustomSeparator": .string(" "),
                    ])
            ], input: .text(sentence), pythonBefore: "t = \"\(sentence)\"", python: #"l = t.split(" ")"#),
        Loop(
            name: "combine", before: [given("L")],
            body: [
                action(
                    "text.combine",
                    [
                        "text": variable("L"), "WFTextSeparator": .string("Custom"),
                        "WFTextCustomSeparator": .string(", "),
                    ])
            ], input: Content(sentence.split(separator: " ").map { ContentItem(.text(String($0))) }),
            pythonBefore: "l = \"\(sentence)\".split(\" \")", python: #"t = ", ".join(l)"#),
        Loop(
            name: "JSON both ways", before: [given("T")],
            body: [
                action("detect.dictionary", ["WFInput": variable("T")]),
                action("setvariable", ["WFVariableName": .string("D")]),
                action("gettext", ["WFTextActionText": text("%", "D")]),
            ], input: .text(json), pythonBefore: "t = '\(json)'", python: #"d = json.loads(t)\#nr = json.dumps(d)"#),
    ]

    private static func attached(_ value: PropertyListNode.Content) -> PropertyListNode.Content {
        tree(["Type": .string("Variable"), "Variable": value])
    }

    private static func condition(
        _ parameters: KeyValuePairs<String, PropertyListNode.Content>
    ) -> PropertyListNode.Content {
        let all = parameters.map { PropertyListNode.Entry(key: $0.key, $0.value) }
        return tree([
            "WFWorkflowActionIdentifier": .string("is.workflow.actions.conditional"),
            "WFWorkflowActionParameters": .dictionary(
                all + [.init(key: "GroupingIdentifier", .string("I")), .init(key: "WFControlFlowMode", .integer(0))]),
        ])
    }

    private static let middle = action(
        "conditional", ["GroupingIdentifier": .string("I"), "WFControlFlowMode": .integer(1)])
    private static let end = action(
        "conditional", ["GroupingIdentifier": .string("I"), "WFControlFlowMode": .integer(2)])
}
