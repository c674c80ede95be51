// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import Shortcuts
import Testing

@Suite("Actions whose parameters are not what they should be")
struct StrangeParametersTests {
    private static let rounds = 40
    private static let mostEffects = 100
    private static let limits = RunLimits(steps: 1000, textSize: 1 << 20, items: 10_000)

    @Test("end with an output or a reason", arguments: ActionCatalog.standard.definitions.map(\.identifier))
    func ends(_ identifier: String) throws {
        let definition = try #require(ActionCatalog.standard.definitions.first { $0.identifier == identifier })
        // The same values each time, others for each action.
        var strange = StrangeValues(seed: identifier.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
        for _ in 0..<Self.rounds {
            var parameters = ShortcutDictionary()
            for parameter in definition.parameters where !strange.isRare(one: 3) {
                parameters[parameter.key] = strange.value(for: parameter)
            }
            let action = ShortcutAction(identifier: identifier, parameters: parameters)
            var run = ShortcutRun(
                Program(ShortcutDocument(actions: [action]), actions: .standard), input: strange.content(),
                in: ConformanceRun.environment, limits: Self.limits)
            let end = Self.end(of: &run, by: &strange)
            switch try #require(end, "\(identifier) asks again and again") {
            case .success(let output): #expect(output.count <= Self.limits.items)
            case .failure(let failure):
                #expect(!failure.reason.isEmpty)
                #expect(failure.kind == .cancelled || failure.title == definition.title)
            }
        }
    }

    /// Answers each effect of the run with something strange; nil if it goes on for too long.
    private static func end(
        of run: inout ShortcutRun, by strange: inout StrangeValues
    ) -> Result<Content, ShortcutFailure>? {
        var state = run.start()
        for _ in 0...mostEffects {
            switch state {
            case .needs: state = run.resume(with: strange.result())
            case .paused: state = run.goOn()
            case .finished(let output): return .success(output)
            case .failed(let failure): return .failure(failure)
            }
        }
        return nil
    }
}

/// Values that no action asks for, the same ones for the same seed.
private struct StrangeValues {
    private var state: UInt64

    init(seed: UInt64) { state = seed | 1 }

    private mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    mutating func isRare(one of: Int) -> Bool { next(below: of) == 0 }

    private static let contents: [Content] = [
        .nothing, .text(""), .text("https://a.example/x y"), .text(String(repeating: "a", count: 2000)),
        .number(.fraction(.nan)), .number(.fraction(.infinity)), .number(.whole(.min)), .boolean(true),
        Content(.date(ContentDate(Date(timeIntervalSince1970: 1e11)))), Content(.url("a b")),
        Content([ContentItem(.text("a")), ContentItem(.url("https://b.example"))]),
        Content(.file(ContentFile(name: "a.png", type: "public.png", data: Data([1]), path: "/a.png"))),
        Content(.file(ContentFile(name: "", type: "", data: Data([0xFF])))),
        JSONText.content(in: #"{"results": [{"trackName": 5}, 3], "a": {"b": [1, {}]}}"#) ?? .nothing,
    ]

    mutating func content() -> Content { Self.contents[next(below: Self.contents.count)] }

    mutating func result() -> EffectResult {
        switch next(below: 12) {
        case 0: .cancelled
        case 1: .chosen([next(below: 4), 99, -1])
        default: .content(content())
        }
    }

    mutating func value(for parameter: ParameterDefinition) -> PropertyListNode.Content {
        let choices = parameter.kind.components(separatedBy: " | ")
        if choices.count > 1, isRare(one: 2) { return .string(choices[next(below: choices.count)]) }
        return value(depth: 0)
    }

    private mutating func value(depth: Int) -> PropertyListNode.Content {
        switch next(below: depth < 3 ? 13 : 9) {
        case 0: .string("")
        case 1: .string("https://a.example")
        case 2: .integer([Int.min, -1, 0, Int.max][next(below: 4)])
        case 3: .real([Double.nan, .infinity, -1e300, 0.5][next(below: 4)])
        case 4: .boolean(isRare(one: 2))
        case 5: .data(Data([0xFF, 0xFE]))
        case 6: .date(Date(timeIntervalSince1970: -1e11))
        case 7, 8: .string("as many as you like")
        case 9: .array([node(depth), node(depth)])
        case 10:
            .dictionary(
                ["Value", "WFItemType", "WFValue", "workflowName"].map { .init(key: $0, value(depth: depth + 1)) })
        case 11: serialized(["WFContactFieldValue", "WFDictionaryFieldValue"][next(below: 2)], value(depth: depth + 1))
        default:
            serialized(
                "WFTextTokenAttachment",
                .dictionary([.init(key: "Type", .string(isRare(one: 2) ? "Ask" : "ExtensionInput"))]))
        }
    }

    private mutating func node(_ depth: Int) -> PropertyListNode {
        PropertyListNode(content: value(depth: depth + 1), location: .init())
    }

    private func serialized(_ type: String, _ value: PropertyListNode.Content) -> PropertyListNode.Content {
        .dictionary([.init(key: "WFSerializationType", .string(type)), .init(key: "Value", value)])
    }
}
