// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// Reads physical quantities: "3 kg", "five miles", "20 °C", "三公斤".
struct MeasurementReader {
    let dimension: MeasurementValue.Dimension
    /// The unit of a bare number, as definitions write it; nil refuses bare numbers.
    var bareUnit: String?

    func read(_ text: String) -> MeasurementValue? {
        let plain = AnswerText(text).plain
        guard plain.count <= 100 else { return nil }
        return read(plain[...], plus: 0) ?? withHalf(plain) ?? bare(plain)
    }

    /// A number with a unit; the longest unit, as 千克 is one by itself.
    private func read(_ text: Substring, plus more: Decimal) -> MeasurementValue? {
        let symbols = Self.symbols(of: dimension)
        let units = symbols.filter { text.hasSuffix($0.key) && (more == 0 || !$0.key.allSatisfy(\.isASCII)) }
        for (name, symbol) in units.sorted(by: { $0.key.count > $1.key.count }) {
            let words = text.dropLast(name.count)
            let isInsideWord = words.last.map(Self.isWordLetter) == true && name.first.map(Self.isWordLetter) == true
            guard !isInsideWord, let number = NumberWords.number(String(words)) else { continue }
            return measurement(number + more, symbol)
        }
        return nil
    }

    /// 两公斤半.
    private func withHalf(_ text: String) -> MeasurementValue? {
        text.hasSuffix("半") ? read(text.dropLast(), plus: NumberWords.half) : nil
    }

    private func bare(_ text: String) -> MeasurementValue? {
        guard let unit = bareUnit?.lowercased(), let symbol = Self.symbols(of: dimension)[unit],
            let number = NumberWords.number(text)
        else { return nil }
        return measurement(number, symbol)
    }

    private func measurement(_ number: Decimal, _ symbol: String) -> MeasurementValue? {
        Double(number.description).map { MeasurementValue(dimension: dimension, value: $0, unit: symbol) }
    }

    private static func isWordLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    /// What a person could have said.
    var example: String {
        switch dimension {
        case .mass: "3 kg"
        case .length: "5 km"
        case .speed: "30 km/h"
        case .temperature: "20 °C"
        case .energy: "200 kCal"
        case .volume: "2 L"
        case .acceleration: "9.8 m/s²"
        case .angle: "90 °"
        case .area: "50 m²"
        case .concentrationMass: "5 g/L"
        case .dispersion: "400 ppm"
        case .duration: "10 min"
        case .electricCharge: "2 Ah"
        case .electricCurrent: "2 A"
        case .electricPotentialDifference: "12 V"
        case .electricResistance: "10 Ω"
        case .frequency: "440 Hz"
        case .fuelEfficiency: "6 L/100km"
        case .illuminance: "300 lx"
        case .informationStorage: "16 GB"
        case .power: "60 W"
        case .pressure: "2 bar"
        }
    }

    /// By what people and definitions say, in lower case: the symbol Foundation has.
    private static func symbols(of dimension: MeasurementValue.Dimension) -> [String: String] {
        switch dimension {
        case .mass: mass
        case .length: length
        case .speed: speed
        case .temperature: temperature
        case .energy: energy
        case .volume: volume
        case .acceleration, .angle, .area, .concentrationMass, .dispersion, .duration, .electricCharge,
            .electricCurrent, .electricPotentialDifference, .electricResistance, .frequency, .fuelEfficiency,
            .illuminance, .informationStorage, .power, .pressure:
            // No parameter of a definition has them; an App Intent's comes from a step before, or is chosen.
            [:]
        }
    }

    private static func table(_ rows: [(symbol: String, names: [String])]) -> [String: String] {
        var table: [String: String] = [:]
        for row in rows {
            for name in row.names + [row.symbol.lowercased()] { table[name] = row.symbol }
        }
        return table
    }

    private static let mass = table([
        ("kg", ["kilogram", "kilograms", "kilo", "kilos", "公斤", "千克"]), ("g", ["gram", "grams", "克"]),
        ("mg", ["milligram", "milligrams", "毫克"]), ("µg", ["μg", "ug", "microgram", "micrograms", "微克"]),
        ("oz", ["ounce", "ounces", "盎司"]), ("lb", ["lbs", "pound", "pounds", "磅"]),
        ("st", ["stone", "stones", "英石"]), ("t", ["tonne", "tonnes", "metric tons", "metrictons", "吨"]),
        ("ton", ["tons", "short ton", "short tons", "shorttons", "短吨"]),
    ])
    private static let length = table([
        ("km", ["kilometer", "kilometers", "kilometre", "kilometres", "公里", "千米"]),
        ("m", ["meter", "meters", "metre", "metres", "米"]),
        ("cm", ["centimeter", "centimeters", "centimetre", "centimetres", "厘米", "公分"]),
        ("mm", ["millimeter", "millimeters", "millimetre", "millimetres", "毫米"]),
        ("in", ["inch", "inches", "\"", "英寸"]), ("ft", ["foot", "feet", "'", "英尺"]), ("yd", ["yard", "yards", "码"]),
        ("mi", ["mile", "miles", "英里"]), ("NM", ["nautical mile", "nautical miles", "nauticalmiles", "海里"]),
    ])
    private static let speed = table([
        ("km/h", ["kmh", "kph", "kilometers per hour", "kilometres per hour", "kilometersperhour", "公里每小时"]),
        ("m/s", ["meters per second", "metres per second", "meterspersecond", "米每秒"]),
        ("mph", ["miles per hour", "milesperhour", "英里每小时"]), ("kn", ["knot", "knots", "kt", "节"]),
    ])
    private static let temperature = table([
        ("°C", ["c", "℃", "celsius", "degrees celsius", "degrees", "°", "度", "摄氏度"]),
        ("°F", ["f", "℉", "fahrenheit", "degrees fahrenheit", "华氏度"]), ("K", ["kelvin", "开尔文"]),
    ])
    private static let energy = table([
        ("kCal", ["kilocalorie", "kilocalories", "千卡", "大卡"]), ("cal", ["calorie", "calories", "卡", "卡路里"]),
        ("kJ", ["kilojoule", "kilojoules", "千焦"]), ("J", ["joule", "joules", "焦耳"]),
        ("kWh", ["kilowatt hour", "kilowatt hours", "kilowatthours", "千瓦时"]),
    ])
    private static let volume = table([
        ("L", ["liter", "liters", "litre", "litres", "升"]),
        ("mL", ["milliliter", "milliliters", "millilitre", "millilitres", "毫升"]),
        ("cL", ["centiliter", "centiliters", "centilitre", "centilitres", "厘升"]),
        ("dl", ["deciliter", "deciliters", "decilitre", "decilitres", "分升"]), ("cup", ["cups", "杯"]),
        ("pt", ["pint", "pints", "品脱"]), ("qt", ["quart", "quarts", "夸脱"]), ("gal", ["gallon", "gallons", "加仑"]),
        ("fl oz", ["fluid ounce", "fluid ounces", "fluidounces", "液量盎司"]),
        ("tsp", ["teaspoon", "teaspoons", "茶匙"]), ("tbsp", ["tablespoon", "tablespoons", "汤匙"]),
        ("m³", ["m3", "cubic meter", "cubic meters", "cubicmeters", "立方米"]),
    ])
}
