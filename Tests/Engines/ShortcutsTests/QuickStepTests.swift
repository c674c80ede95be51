// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument
import Testing

@testable import Shortcuts

/// What is traced is done by the actions, what is not by quick steps: nobody may see a difference.
@Suite("Quick steps") struct QuickStepTests {
    private static let numbers = [
        "0", "-1", "7", "10", "99", "100", "-1000", "9223372036854775807", "-9223372036854775807", "0.1", "-2.5",
        "1e300",
    ]
    private static let texts = [
        #""""#, #""12""#, #""a ‘b’ 👍🏽""#, #""1,5""#, #""-3.25""#, #""long enough for the heap""#,
    ]

    private static func variable(_ name: String) -> String {
        #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"Variable","VariableName":"\#(name)"}}"#
    }

    private static func action(_ name: String, _ parameters: String) -> String {
        #"{"WFWorkflowActionIdentifier":"is.workflow.actions.\#(name)","WFWorkflowActionParameters":{\#(parameters)}}"#
    }

    private static func set(_ name: String, to value: String) -> String {
        let isText = value.hasPrefix("\"")
        return action(
            isText ? "gettext" : "number",
            isText ? "\"WFTextActionText\":\(value)" : "\"WFNumberActionNumber\":\(value)")
            + "," + action("setvariable", "\"WFVariableName\":\"\(name)\"")
    }

    /// `A: ‹A›, B: ‹B›.`
    private static let both = action(
        "gettext",
        """
        "UUID":"T","WFTextActionText":{"WFSerializationType":"WFTextTokenString","Value":{"string":"A: \u{FFFC}, B: \u{FFFC}.",
        "attachmentsByRange":{"{3, 1}":{"Type":"Variable","VariableName":"A"},
        "{9, 1}":{"Type":"Variable","VariableName":"B"}}}}
        """)

    private static func ends(_ actions: [String], limits: RunLimits = RunLimits()) throws -> [String] {
        let text = "{\"WFWorkflowActions\":[\(actions.joined(separator: ","))]}"
        let document = try #require(ShortcutReader.read(Data(text.utf8)).document)
        let program = Program(document, actions: .standard)
        return [nil, { @Sendable (_: TracedStep) in }].map { trace in
            var run = ShortcutRun(
                program, input: .nothing, in: ConformanceRun.environment, limits: limits, trace: trace)
            var state = run.start()
            while case .paused = state { state = run.goOn() }
            switch state {
            case .finished(let content): return "\(content)"
            case .failed(let failure): return "\(failure.action ?? 0) \(failure.title ?? "") \(failure.reason)"
            default: return "\(state)"
            }
        }
    }

    @Test("calculate and write what the actions do", arguments: numbers + texts, numbers + texts)
    func values(first: String, second: String) throws {
        for operation in ["+", "-", "×", "÷"] {
            let ends = try Self.ends([
                Self.set("A", to: first), Self.set("B", to: second),
                Self.action(
                    "math",
                    "\"UUID\":\"M\",\"WFInput\":\(Self.variable("A")),\"WFMathOperation\":\"\(operation)\",\"WFMathOperand\":\(Self.variable("B"))"
                ),
                Self.action("setvariable", "\"WFVariableName\":\"A\""), Self.both,
            ])
            #expect(ends[0] == ends[1], "\(first) \(operation) \(second)")
        }
    }

    @Test("of a variable that was never set are those of the actions too")
    func unset() throws {
        let ends = try Self.ends([
            Self.action("setvariable", "\"WFVariableName\":\"A\",\"WFInput\":\(Self.variable("B"))"),
            Self.action("math", "\"WFInput\":\(Self.variable("A")),\"WFMathOperand\":2"), Self.both,
        ])
        #expect(ends[0] == ends[1])
    }

    @Test("go through counted rounds within others, and pass on what the rounds gave", arguments: [0, 1, 3])
    func rounds(count: Int) throws {
        let begin = { (group: String) in
            Self.action(
                "repeat.count", "\"GroupingIdentifier\":\"\(group)\",\"WFControlFlowMode\":0,\"WFRepeatCount\":\(count)"
            )
        }
        let end = { (group: String) in
            Self.action("repeat.count", "\"GroupingIdentifier\":\"\(group)\",\"WFControlFlowMode\":2")
        }
        let add = Self.action(
            "math",
            "\"UUID\":\"M\",\"WFInput\":\(Self.variable("A")),\"WFMathOperand\":\(Self.variable("Repeat Index 2"))")
        let keep = Self.action("setvariable", "\"WFVariableName\":\"A\"")
        let actions = [Self.set("A", to: "0"), begin("G"), begin("H"), add, keep, end("H"), end("G")]
        for rest in [[], [Self.both], [Self.action("nothing", "")]] {
            let ends = try Self.ends(actions + rest)
            #expect(ends[0] == ends[1])
        }
    }

    @Test("add to lists, look into them and go through them as the actions do", arguments: [1, 2, 5])
    func lists(count: Int) throws {
        let begin = Self.action(
            "repeat.count", "\"GroupingIdentifier\":\"G\",\"WFControlFlowMode\":0,\"WFRepeatCount\":\(count)")
        let end = Self.action("repeat.count", #""GroupingIdentifier":"G","WFControlFlowMode":2"#)
        let add = { (name: String) in
            Self.action("appendvariable", "\"UUID\":\"A\",\"WFVariableName\":\"L\",\"WFInput\":\(Self.variable(name))")
        }
        let item = Self.action(
            "getitemfromlist",
            #""UUID":"I","WFInput":\#(Self.variable("L")),"WFItemSpecifier":"Item At Index","WFItemIndex":2"#)
        let keep = Self.action("setvariable", #""WFVariableName":"A""#)
        let each = { (mode: Int) in
            Self.action(
                "repeat.each",
                "\"GroupingIdentifier\":\"E\",\"WFControlFlowMode\":\(mode),\"WFInput\":\(Self.variable("L"))")
        }
        let make = [Self.set("B", to: #""tea""#), begin, add("Repeat Index"), add("B"), end]
        let last = Self.action("nothing", "")
        for rest in [
            [], [last, item, keep, Self.both], [last, item, keep, add("L"), add("B")],
            [last, each(0), add("Repeat Item"), each(2), last, item, keep, Self.both],
            [last, each(0), keep, each(2)],
        ] {
            let ends = try Self.ends(make + rest)
            #expect(ends[0] == ends[1])
        }
    }

    @Test("go the ways that the actions go", arguments: numbers + texts, ["10", #""A""#, #""""#])
    func conditions(value: String, other: String) throws {
        let input = #""WFInput":{"Type":"Variable","Variable":\#(Self.variable("A"))}"#
        let wanted = [
            #""WFNumberValue":10"#, #""WFNumberValue":"10""#, #""WFNumberValue":"1e1""#,
            #""WFNumberValue":\#(Self.variable("B"))"#, #""WFConditionalActionString":"2""#,
            #""WFConditionalActionString":\#(Self.variable("B"))"#,
            #""WFNumberValue":10,"WFConditionalActionString":"10""#,
        ]
        let keep = Self.action("setvariable", #""WFVariableName":"A""#)
        for (kind, wanted) in [0, 1, 2, 3, 4, 5, 8, 9, 99, 100, 101, 999].flatMap({ kind in wanted.map { (kind, $0) } })
        {
            let mark = { (mode: Int, rest: String) in
                Self.action("conditional", "\"GroupingIdentifier\":\"C\",\"WFControlFlowMode\":\(mode)\(rest)")
            }
            let actions = [
                Self.set("A", to: value), Self.set("B", to: other),
                mark(0, ",\(input),\"WFCondition\":\(kind),\(wanted)"),
                Self.both, mark(1, ""), Self.set("A", to: #""no""#), mark(2, ",\"UUID\":\"E\""),
            ]
            for rest in [[], [keep, Self.both]] {
                let ends = try Self.ends(actions + rest)
                #expect(ends[0] == ends[1], "\(value) \(kind) \(wanted)")
            }
        }
    }

    @Test("give values of dictionaries as the actions do", arguments: ["a", "b.c", "d.1", "missing", ""])
    func dictionaries(key: String) throws {
        let make = Self.action("detect.dictionary", #""WFInput":"{\"a\":1,\"b\":{\"c\":[1]},\"d\":[\"x\",\"y\"]}""#)
        let keep = Self.action("setvariable", #""WFVariableName":"D""#)
        let get = Self.action("getvalueforkey", #""WFInput":\#(Self.variable("D")),"WFDictionaryKey":"\#(key)""#)
        let again = Self.action("setvariable", #""WFVariableName":"A""#)
        for actions in [[make, keep, get], [make, keep, get, again, Self.both]] {
            let ends = try Self.ends(actions)
            #expect(ends[0] == ends[1])
        }
    }

    @Test("end where the actions end: at too long a text, at too many steps, with the number of the action")
    func limits() throws {
        let begin = Self.action("repeat.count", #""GroupingIdentifier":"G","WFControlFlowMode":0,"WFRepeatCount":1000"#)
        let end = Self.action("repeat.count", #""GroupingIdentifier":"G","WFControlFlowMode":2"#)
        let double = Self.action(
            "gettext",
            """
            "WFTextActionText":{"WFSerializationType":"WFTextTokenString","Value":{"string":"\u{FFFC}\u{FFFC}",
            "attachmentsByRange":{"{0, 1}":{"Type":"Variable","VariableName":"A"},
            "{1, 1}":{"Type":"Variable","VariableName":"A"}}}}
            """)
        let keep = Self.action("setvariable", #""WFVariableName":"A""#)
        for limits in [
            RunLimits(textSize: 1000), RunLimits(steps: 17), RunLimits(steps: 18), RunLimits(stepsAtOnce: 1),
        ] {
            let ends = try Self.ends(
                [Self.set("A", to: #""tea""#), begin] + (limits.textSize == 1000 ? [double, keep] : [Self.both]) + [
                    end
                ],
                limits: limits)
            #expect(ends[0] == ends[1])
        }
    }
}
