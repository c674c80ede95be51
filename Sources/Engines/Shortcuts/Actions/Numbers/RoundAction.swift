// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Rounds numbers to a place before or behind the point.
struct RoundAction: ValueAction {
    static let definition = ActionDefinition(
        "round", "Round Number",
        [
            .input, .choice("WFRoundMode", ["Normal", "Always Round Up", "Always Round Down"]),
            .choice("WFRoundTo", places.map(\.name) + [ownPower], standard: "Ones Place", spellings: otherNames),
            .number("TenToThePowerOf"),
            .choice("WFRoundType", ["Left of Decimal", "Right of Decimal", "Ones Place"]),
            .number("WFRoundDecimalPlaces"),
        ])

    /// The names of places, each with its power of ten.
    private static let places: [(name: String, power: Int)] = [
        ("Millions", 6), ("Hundred Thousands", 5), ("Ten Thousands", 4), ("Thousands", 3), ("Hundreds Place", 2),
        ("Tens Place", 1), ("Ones Place", 0), ("Tenths", -1), ("Hundredths", -2), ("Thousandths", -3),
        ("Ten Thousandths", -4), ("Hundred Thousandths", -5), ("Millionths", -6), ("Ten Millionths", -7),
        ("Hundred Millionths", -8), ("Billionths", -9),
    ]

    private static let ownPower = "10 ^"

    /// How files write places besides: without the word, in the singular, with a dash.
    private static let otherNames: [String: String] = {
        var names = ["10^": ownPower, "10 ^ x": ownPower, "10^x": ownPower]
        for (name, _) in places {
            let plain = name.replacing(" Place", with: "")
            let stem = plain.hasSuffix("s") ? String(plain.dropLast()) : plain
            for form in [plain, stem, "\(plain) Place", "\(stem) Place"] {
                names[form] = name
                names[form.replacing(" ", with: "-")] = name
                if form.hasSuffix(" Place") { names[form.dropLast(6).replacing(" ", with: "-") + " Place"] = name }
            }
        }
        return names
    }()

    private let input: Operand
    private let mode: ChosenValue
    private let place: ChosenValue
    private let power: Operand
    /// How old workflows say it: a side of the point, and a number of digits.
    private let type: ChosenValue
    private let digits: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        mode = parameters.choice("WFRoundMode")
        place = parameters.choice("WFRoundTo")
        power = parameters.operand("TenToThePowerOf", or: .number(.whole(0)))
        type = parameters.choice("WFRoundType")
        digits = parameters.operand("WFRoundDecimalPlaces")
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let rule: FloatingPointRoundingRule =
            switch try mode.value(in: context) {
            case "Always Round Up": .up
            case "Always Round Down": .down
            default: .toNearestOrAwayFromZero
            }
        let power = try power(in: context)
        var items: [ContentItem] = []
        for item in context.items(input) {
            let number = try context.coercion.requiredNumber(item)
            items.append(ContentItem(.number(Self.rounded(number, power, rule))))
        }
        return Content(items)
    }

    private func power(in context: RunContext) throws(ShortcutFailure) -> Int {
        let power: Int
        if place.operand == nil, type.operand != nil || digits != nil {
            let digits = abs(max(digits.flatMap { context.number($0) }?.int ?? 0, -Self.most))
            power =
                switch try type.value(in: context) {
                case "Right of Decimal": -digits
                case "Left of Decimal": digits
                default: 0
                }
        } else {
            let name = try place.value(in: context)
            power = Self.places.first { $0.name == name }?.power ?? context.number(self.power)?.int ?? 0
        }
        return min(max(power, -Self.most), Self.most)
    }

    private static let most = 300

    private static func rounded(_ number: Number, _ power: Int, _ rule: FloatingPointRoundingRule) -> Number {
        if case .whole = number, power <= 0 { return number }
        guard power < 0 else {
            let unit = pow(10, Double(power))
            return Number((number.double / unit).rounded(rule) * unit)
        }
        let scale = pow(10, Double(-power))
        let scaled = number.double * scale
        guard scaled.isFinite else { return number }
        // 1.005 is a little less than that for a computer; people go by what they read.
        let nearest = scaled.rounded()
        let isNear = abs(scaled - nearest) < abs(scaled) * 1e-15
        let half = (scaled * 2).rounded() / 2
        let exact = isNear ? nearest : abs(scaled - half) < abs(scaled) * 1e-15 ? half : scaled
        return Number(exact.rounded(rule) / scale)
    }
}

extension Coercion {
    /// The number that an item is; throws if it is not one.
    func requiredNumber(_ item: ContentItem) throws(ShortcutFailure) -> Number {
        if let number = number(item) { return number }
        throw ShortcutFailure("‘\(name(item))’ is not a number", remedy: "pass a number, or text that is one")
    }
}
