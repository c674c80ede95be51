// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Color: Codable {
    /// - Throws: `DecodingError` for anything but eight hexadecimal digits after a number sign, as style sheets name
    ///   colors: `#rrggbbaa`.
    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.utf8.count == 9, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
            let number = UInt32(text.dropFirst(), radix: 16)
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a colour is written as #rrggbbaa"))
        }
        func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hexadecimal)
    }

    /// As a style sheet names it: `#rrggbbaa`.
    package var hexadecimal: String {
        [red, green, blue, alpha].reduce(into: "#") { text, part in
            let number = Int((part.fraction * 255).rounded())
            text += (number < 16 ? "0" : "") + String(number, radix: 16)
        }
    }
}

extension Transform: Codable {
    package init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func next() throws -> Double { try values.decode(Double.self) }
        self.init(a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try values.encode(number) }
    }
}

extension Blending: Codable {
    /// As canvases of browsers have it, whose names the rest have too.
    private static let names: [Blending: String] = [
        .clear: "clear", .copy: "copy", .normal: "source-over", .sourceIn: "source-in", .sourceOut: "source-out",
        .sourceAtop: "source-atop", .destinationOver: "destination-over", .destinationIn: "destination-in",
        .destinationOut: "destination-out", .destinationAtop: "destination-atop", .xor: "xor",
        .plusLighter: "lighter", .multiply: "multiply", .screen: "screen", .overlay: "overlay", .darken: "darken",
        .lighten: "lighten", .colorDodge: "color-dodge", .colorBurn: "color-burn", .hardLight: "hard-light",
        .softLight: "soft-light", .difference: "difference", .exclusion: "exclusion", .hue: "hue",
        .saturation: "saturation", .color: "color", .luminosity: "luminosity",
    ]

    package init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let found = Self.names.first(where: { $0.value == name })?.key else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing is mixed in such a way"))
        }
        self = found
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.names[self] ?? "source-over")
    }
}
