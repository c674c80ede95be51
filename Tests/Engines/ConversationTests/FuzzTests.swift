// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import TestSupport
import Testing
import Wire

@testable import Conversation

/// Whatever an app and a person say, a conversation ends, and never with a crash.
@Suite struct FuzzTests {
    /// SplitMix64: the same numbers in every run.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }

        mutating func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &self)]
        }
    }

    private static let words = [
        "", " ", "yes", "no", "maybe", "more", "cancel", "1", "2", "99", "-1", "the last one", "Latte", "tea",
        "a, b and c", "10 minutes",
        "tomorrow 8:30", "€12", "3 kg", "example.com", "48.2, 16.4", "明天", "三", "半", "好", "算了", "${drink}", "{}",
        "\u{0}", "🍕🍕", "‘’", "1h", "零",
        "and", "a half", "点五", "第", "no 1", "in", "at 8", "point", "P", "千", "¥", "°", "9999999999999999999999",
    ]

    private static let values: [IntentValue] = [
        .string("x"), .integer(3), .integer(.min), .decimal(.nan), .boolean(true), .timeInterval(-1), .enumeration(0),
        .enumeration(7), .array([]),
        .array([.array([.integer(1)])]), CoffeeShop.drink("latte", "Latte"), CoffeeShop.drink(nil, ""),
        .dateComponents(DateComponents()),
        .dateComponents(DateComponents(year: .max, month: 99, day: -4)),
        .measurement(MeasurementValue(dimension: .mass, value: .infinity, unit: "")),
        .currency(CurrencyValue(amount: .nan, code: "🍕")), .file(FileValue(holding: Data(), filename: "")),
    ]

    private static let types: [ValueType] = [
        .string, .integer, .decimal, .boolean, .timeInterval, .dateComponents, .url, .file, .person, .placemark,
        .speakableString, .currencyAmount,
        .mass, .enumeration(name: "Size", namespace: "abc123"), .object(name: "Drink", namespace: "abc123"),
        .object(name: nil, namespace: nil),
        .system(name: "MediaItem"),
    ]

    private static func result(_ random: inout Random) -> ResolutionPayload {
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2: .needsValue
        case 3: .notRequired
        case 4: .disambiguation((0..<Int.random(in: 0..<9, using: &random)).map { _ in random.pick(values) })
        case 5: .confirmationRequired(Bool.random(using: &random) ? random.pick(values) : nil)
        case 6: .unsupported(reason: random.pick([nil, 0, 1, 2, 3, 99, -1, .max]))
        default: .success(random.pick(values))
        }
    }

    private static func reply(to request: ExtensionRequest, _ random: inout Random) -> ExtensionReply {
        if Int.random(in: 0..<60, using: &random) == 0 {
            return .refusal(
                ExtensionRefusal(random.pick([.noHandler, .notImplemented, .handlerError, .wrongValue]), "text"))
        }
        switch request {
        case .resolve(_, let intent):
            // A handler that mostly likes what it gets lets the conversation go on.
            if case .resolve(let parameter, _) = request, let value = intent.values[parameter],
                Bool.random(using: &random)
            {
                return .resolution([.success(value)], isArray: false)
            }
            let count = Int.random(in: 0..<4, using: &random)
            return .resolution((0..<count).map { _ in result(&random) }, isArray: Bool.random(using: &random))
        case .options:
            let items = (0..<Int.random(in: 0..<12, using: &random)).map { _ in random.pick(values) }
            return .options(OptionsPayload(sections: [.init(title: "T", items: items)]))
        case .defaultValue: return .defaultValue(Bool.random(using: &random) ? random.pick(values) : nil)
        case .update, .stopUpdates: return .update(nil)
        case .draw: return .panel(.declined)
        case .stop: return .stopped
        case .handle where request.intent.run != nil && Bool.random(using: &random),
            .resume where Int.random(in: 0..<4, using: &random) > 0:
            return Int.random(in: 0..<20, using: &random) == 0 ? .stopped : .running(stage(&random))
        case .confirm, .handle, .resume:
            let code = random.pick([0, 1, 1, 1, 2, 3, 4, 4, 5, 6, 100, 101, 500, -1, .min, .max])
            return .response(
                ResponsePayload(code: code, properties: ["drink": random.pick(values), "count": random.pick(values)]))
        }
    }

    private static func stage(_ random: inout Random) -> RunStage {
        let name = random.pick(["p0", "p1", "p4", "", "kind"])
        let dialog = random.pick([nil, DialogPayload(random.pick(words), supporting: random.pick(words))])
        return switch Int.random(in: 0..<8, using: &random) {
        case 0: .question(.value(parameter: name, dialog))
        case 1: .question(.disambiguation(parameter: name, among: [random.pick(values), random.pick(values)], dialog))
        case 2: .question(.valueConfirmation(parameter: name, random.pick(values), dialog))
        case 3:
            .question(
                .confirmation(
                    dialog, .init(agree: [random.pick(words)], refuse: [random.pick(words)]),
                    value: random.pick(values), onlyIfGuessed: Bool.random(using: &random)))
        case 4: .question(.choice([.init(random.pick(words)), .init(random.pick(words))], dialog))
        case 5:
            .question(
                .foreground(
                    dialog, alwaysAsks: Bool.random(using: &random), restarts: Bool.random(using: &random)))
        default: .progress(share: random.pick([nil, 0, 0.5, .nan, .infinity, -1]), text: random.pick(words))
        }
    }

    private static func context(_ random: inout Random) -> ConversationContext {
        var parameters: [ParameterDeclaration] = []
        for position in 0..<Int.random(in: 0..<5, using: &random) {
            var parameter = ParameterDeclaration(name: "p\(position)", type: random.pick(types))
            parameter.isArray = Bool.random(using: &random)
            parameter.supportsResolution = Int.random(in: 0..<4, using: &random) > 0
            parameter.hasDynamicOptions = Bool.random(using: &random)
            parameter.supportsSearch = Bool.random(using: &random)
            parameter.isConfigurable = Bool.random(using: &random)
            parameter.hasCustomDisambiguation = Bool.random(using: &random)
            parameter.dialogs = CoffeeShop.drinkParameter.dialogs
            if Bool.random(using: &random) {
                parameter.relationship = RelationshipDeclaration(
                    parent: "p\(random.pick([0, 1, 2, 3, 9]))", predicate: .hasAnyValue)
            }
            parameters.append(parameter)
        }
        let needsConfirmation = Bool.random(using: &random)
        let mode = random.pick(
            [nil, nil, .background, .foreground, .dynamicForeground, .deferredForeground]
                as [AppIntentDeclaration.Mode?])
        return CoffeeShop.context(language: random.pick(["en", "zh-Hans"])) {
            $0.parameters = parameters
            $0.needsConfirmation = needsConfirmation
            guard let mode else { return }
            $0.kind = .app
            $0.appIntent = AppIntentDeclaration(at: SourcePlace(file: "A.swift", line: 1), mangledName: "1A1BV")
            $0.appIntent?.modes = [mode]
        }
    }

    private static func event(for effect: Conversation.Effect?, _ random: inout Random) -> Conversation.Event? {
        switch effect {
        case .ask(let request): .replied(reply(to: request, &random), faults: [])
        case .readFile:
            Bool.random(using: &random)
                ? .fileRead(FileValue(holding: Data(), filename: "x")) : .fileRefused(reason: "no")
        case .awaitAnswer:
            Int.random(in: 0..<6, using: &random) == 0
                ? .chose(random.pick([-1, 0, 1, 5, .max, .min])) : .answered(random.pick(words))
        case .bringToFront: Bool.random(using: &random) ? .cameToFront : .failed(Failure(.crash, text: "no"))
        case .say, .tell, .finish, nil: nil
        }
    }

    @Test("a thousand wild conversations end", arguments: 0..<10)
    func wild(seed: UInt64) throws {
        var random = Random(state: seed)
        for _ in 0..<100 {
            let context = Self.context(&random)
            var texts: [String: String] = [:]
            for parameter in context.intent.parameters where Int.random(in: 0..<4, using: &random) == 0 {
                texts[parameter.name] = random.pick(Self.words)
            }
            var conversation = Conversation(context, Invocation(texts: texts))
            var effects = conversation.start(at: CoffeeShop.now)
            var steps = 0
            while let event = Self.event(for: effects.last, &random), steps < 1000 {
                effects = conversation.receive(event, at: CoffeeShop.now)
                for case .say(let turn) in effects { _ = try JSONEncoder().encode(turn) }
                steps += 1
            }
            guard case .finish? = effects.last else {
                Issue.record("not finished after \(steps) steps: \(effects)")
                return
            }
        }
    }

    @Test("any words are a value of the type, or there is a reason", arguments: 0..<8)
    func readers(seed: UInt64) {
        var random = Random(state: seed)
        let pieces =
            Self.words + [
                "h", "m", "半", "小时", "点", "月", "日", "年", "周", "-", ":", ",", ".", "零", "一", "十", "百", "万", "a ",
                " and ", "half ", "next ", "pm",
            ]
        for _ in 0..<25 {
            let text = (0..<Int.random(in: 1..<6, using: &random)).map { _ in random.pick(pieces) }.joined()
            for type in Self.types {
                let reader = ValueReader(CoffeeShop.context(), now: CoffeeShop.now.date)
                switch reader.read(text, for: ParameterDeclaration(name: "x", type: type)) {
                case .value(let value), .doubtful(let value):
                    #expect(ValueShape(type: type).element(value) == value, "‘\(text)’ as \(type)")
                case .files(let paths): #expect(type == .file && paths.count == 1, "‘\(text)’ as \(type)")
                case .unreadable(let reason): #expect(!reason.isEmpty, "‘\(text)’ as \(type)")
                }
            }
        }
    }
}
