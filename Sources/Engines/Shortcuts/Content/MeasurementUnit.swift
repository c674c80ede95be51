// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The units that things are measured in, by their symbols.
package enum MeasurementUnit {
    /// How a unit relates to the first of its kind: times a factor, plus a constant.
    private struct Conversion: Sendable {
        var factor: Double
        var constant = 0.0
        /// Whether the more of it, the less of the first: miles per gallon.
        var isInverse = false
    }

    /// A number of one unit in another; nil if the two do not measure the same.
    package static func convert(_ number: Number, from source: String, to target: String) -> Number? {
        if source == target { return number }
        for units in kinds {
            guard let one = units[source], let two = units[target] else { continue }
            let base = one.isInverse ? one.factor / number.double : number.double * one.factor + one.constant
            let value = two.isInverse ? two.factor / base : (base - two.constant) / two.factor
            // Factors are not exact for computers, so the last digits are not kept.
            return Number(String(Number(value).text)) ?? Number(value)
        }
        return nil
    }

    /// The symbol of a unit as it is written here; nil if there is none.
    package static func symbol(_ written: String) -> String? {
        if kinds.contains(where: { $0[written] != nil }) { return written }
        return names[written.lowercased()]
    }

    /// What people write for units instead of their symbols.
    private static let names = [
        "kilometers": "km", "meters": "m", "centimeters": "cm", "miles": "mi", "feet": "ft", "inches": "in",
        "yards": "yd", "kilograms": "kg", "grams": "g", "pounds": "lb", "lbs": "lb", "ounces": "oz", "liters": "L",
        "l": "L", "ml": "mL", "seconds": "s", "minutes": "min", "hours": "hr", "h": "hr", "c": "°C", "f": "°F",
        "hours and minutes": "hr", "kph": "km/h",
    ]

    private static let kinds: [[String: Conversion]] = [
        // Length in meters.
        factors([
            "m": 1, "Mm": 1e6, "km": 1000, "hm": 100, "dam": 10, "dm": 0.1, "cm": 0.01, "mm": 0.001, "µm": 1e-6,
            "nm": 1e-9, "pm": 1e-12, "in": 0.0254, "ft": 0.3048, "yd": 0.9144, "mi": 1609.344, "smi": 10_000,
            "ly": 9.460_730_472_580_8e15, "NM": 1852, "ftm": 1.8288, "fur": 201.168, "ua": 149_597_870_700,
            "pc": 3.085_677_581_491_367e16,
        ]),
        // Mass in kilograms.
        factors([
            "kg": 1, "g": 0.001, "dg": 1e-4, "cg": 1e-5, "mg": 1e-6, "µg": 1e-9, "ng": 1e-12, "pg": 1e-15,
            "oz": 0.028_349_523_125, "lb": 0.453_592_37, "st": 6.350_293_18, "t": 1000, "ton": 907.184_74,
            "ct": 0.0002, "oz t": 0.031_103_476_8, "slug": 14.593_902_94,
        ]),
        // Temperature in kelvins.
        [
            "K": Conversion(factor: 1), "°C": Conversion(factor: 1, constant: 273.15),
            "°F": Conversion(factor: 5.0 / 9, constant: 459.67 * 5 / 9),
        ],
        // Area in square meters.
        factors([
            "m²": 1, "Mm²": 1e12, "km²": 1e6, "cm²": 1e-4, "mm²": 1e-6, "µm²": 1e-12, "nm²": 1e-18,
            "in²": 0.000_645_16, "ft²": 0.092_903_04, "yd²": 0.836_127_36, "mi²": 2_589_988.110_336,
            "ac": 4_046.856_422_4, "a": 100, "ha": 10_000,
        ]),
        // Volume in litres.
        factors([
            "L": 1, "ML": 1e6, "kL": 1000, "dL": 0.1, "cL": 0.01, "mL": 0.001, "km³": 1e12, "m³": 1000, "dm³": 1,
            "cm³": 0.001, "mm³": 1e-6, "in³": 0.016_387_064, "ft³": 28.316_846_592, "yd³": 764.554_857_984,
            "mi³": 4.168_181_825_440_58e12, "af": 1_233_481.837_547_52, "bsh": 35.239_070_166_88,
            "tsp": 0.004_928_921_593_75, "tbsp": 0.014_786_764_781_25, "fl oz": 0.029_573_529_562_5, "cup": 0.24,
            "pt": 0.473_176_473, "qt": 0.946_352_946, "gal": 3.785_411_784, "tsp Imperial": 0.005_919_388_020_8,
            "tbsp Imperial": 0.017_758_164_062_5, "fl oz Imperial": 0.028_413_062_5, "pt Imperial": 0.568_261_25,
            "qt Imperial": 1.136_522_5, "gal Imperial": 4.546_09, "metric cup": 0.25,
        ]),
        // Speed in meters a second.
        factors(["m/s": 1, "km/h": 1 / 3.6, "mph": 0.447_04, "kn": 1852.0 / 3600]),
        // Time in seconds.
        factors([
            "s": 1, "sec": 1, "min": 60, "hr": 3600, "days": 86_400, "weeks": 604_800, "ms": 1e-3, "µs": 1e-6,
            "ns": 1e-9, "ps": 1e-12,
        ]),
        // Energy in joules.
        factors(["J": 1, "kJ": 1000, "kCal": 4184, "kcal": 4184, "cal": 4.184, "kWh": 3_600_000]),
        // Power in watts.
        factors([
            "W": 1, "TW": 1e12, "GW": 1e9, "MW": 1e6, "kW": 1000, "mW": 1e-3, "µW": 1e-6, "nW": 1e-9, "hp": 745.7,
        ]),
        // Pressure in pascals.
        factors([
            "N/m²": 1, "Pa": 1, "GPa": 1e9, "MPa": 1e6, "kPa": 1000, "hPa": 100, "inHg": 3386.39, "bar": 100_000,
            "mbar": 100, "mmHg": 133.322, "psi": 6894.757,
        ]),
        // Angles in degrees.
        factors([
            "°": 1, "ʹ": 1.0 / 60, "ʺ": 1.0 / 3600, "rad": 180 / .pi, "grad": 0.9, "rev": 360,
        ]),
        // Frequency in hertz.
        factors(["Hz": 1, "THz": 1e12, "GHz": 1e9, "MHz": 1e6, "kHz": 1000, "mHz": 1e-3, "µHz": 1e-6, "nHz": 1e-9]),
        // Storage in bytes.
        factors([
            "B": 1, "bit": 0.125, "kB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "PB": 1e15, "KiB": 1024,
            "MiB": 1_048_576, "GiB": 1_073_741_824, "TiB": 1_099_511_627_776, "kbit": 125, "Mbit": 125_000,
            "Gbit": 125_000_000,
        ]),
        // Fuel in litres for a hundred kilometers.
        [
            "L/100km": Conversion(factor: 1), "mpg": Conversion(factor: 235.214_583_333, isInverse: true),
            "mpg Imperial": Conversion(factor: 282.480_936_332, isInverse: true),
        ],
        // Electricity, light, acceleration and concentration.
        factors(["C": 1, "MAh": 3.6e9, "kAh": 3.6e6, "Ah": 3600, "mAh": 3.6, "µAh": 0.0036]),
        factors(["A": 1, "MA": 1e6, "kA": 1000, "mA": 1e-3, "µA": 1e-6]),
        factors(["V": 1, "MV": 1e6, "kV": 1000, "mV": 1e-3, "µV": 1e-6]),
        factors(["Ω": 1, "MΩ": 1e6, "kΩ": 1000, "mΩ": 1e-3, "µΩ": 1e-6]),
        factors(["lx": 1]), factors(["m/s²": 1, "g": 9.81]), factors(["g/L": 1, "mg/dL": 0.01]),
    ]

    private static func factors(_ factors: [String: Double]) -> [String: Conversion] {
        factors.mapValues { Conversion(factor: $0) }
    }
}
