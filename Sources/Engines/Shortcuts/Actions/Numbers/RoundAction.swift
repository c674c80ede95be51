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
            .choice("WFRoundTo", places.map(\.name) + ["10 ^"]), .number("TenToThePowerOf"),
            .choice("WFRoundType", ["Ones Place", "Left of Decimal", "Right of Decimal"]),
            .number("WFRoundDecimalPlaces"),
        ])

    /// The names of places, each with its power of ten.
    private static let places: [(name: String, power: Int)] = [
        ("Millions", 6), ("Hundred Thousands", 5), ("Ten Thousands", 4), ("Thousands", 3), ("Hundreds Place", 2),
        ("Tens Place", 1), ("Ones Place", 0), ("Tenths", -1), ("Hundredths", -2), ("Thousandths", -3),
        ("Ten Thousandths", -4), ("Hundred Thousandths", -5), ("Millionths", -6), ("Ten Millionths", -7),
        ("Hundred Millionths", -8), ("Billionths", -9),
    ]

    private let input: Operand
    private let mode: Operand
    private let place: Operand
    private let power: Operand
    /// How old workflows say it: a side of the point, and a number of digits.
    private let type: Operand?
    private let digits: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        mode = parameters.operand("WFRoundMode", or: .text("Normal"))
        place = parameters.operand("WFRoundTo", or: .text("Ones Place"))
        power = parameters.operand("TenToThePowerOf", or: .number(.whole(0)))
        type = parameters.operand("WFRoundType")
        digits = parameters.operand("WFRoundDecimalPlaces", or: .number(.whole(0)))
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let rule: FloatingPointRoundingRule =
            switch context.text(mode) {
            case "Always Round Up": .up
            case "Always Round Down": .down
            default: .toNearestOrAwayFromZero
            }
        let power = power(in: context)
        var items: [ContentItem] = []
        for item in context.items(input) {
            let number = try context.coercion.requiredNumber(item)
            items.append(ContentItem(.number(Self.rounded(number, power, rule))))
        }
        return Content(items)
    }

    private func power(in context: RunContext) -> Int {
        let power: Int
        if let type {
            let digits = abs(max(context.number(digits)?.int ?? 0, -Self.most))
            power = context.text(type) == "Right of Decimal" ? -digits : digits
        } else if let place = Self.places.first(where: { $0.name == context.text(place) }) {
            power = place.power
        } else {
            power = context.number(self.power)?.int ?? 0
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
    /// The number that an item is; throws where it is none.
    func requiredNumber(_ item: ContentItem) throws(ShortcutFailure) -> Number {
        if let number = number(item) { return number }
        throw ShortcutFailure("‘\(name(item))’ is no number", remedy: "give it a number, or a text that is one")
    }
}
