// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension TypesetText.Line: Codable {
    private enum Key: String, CodingKey {
        case x, baseline, width, isRightToLeft, isJustified, runs
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            x: try values.decode(Double.self, forKey: .x), baseline: try values.decode(Double.self, forKey: .baseline),
            width: try values.decode(Double.self, forKey: .width),
            runs: try values.decode([StyledText.Run].self, forKey: .runs))
        try values.take(&isRightToLeft, .isRightToLeft)
        try values.take(&isJustified, .isJustified)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(x, forKey: .x)
        try values.encode(baseline, forKey: .baseline)
        try values.encode(width, forKey: .width)
        try values.encode(runs, forKey: .runs)
        try values.put(isRightToLeft, .isRightToLeft, unless: false)
        try values.put(isJustified, .isJustified, unless: false)
    }
}

extension StyledText.Run: Codable {
    private enum Key: String, CodingKey {
        case text, family, size, weight, isItalic, color, isUnderlined, isStruckThrough, kerning, rise
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let font = TextFont(
            family: try values.decodeIfPresent(TextFont.Family.self, forKey: .family) ?? .system,
            size: try values.decode(Double.self, forKey: .size),
            weight: try values.decodeIfPresent(Int.self, forKey: .weight) ?? 400,
            isItalic: try values.decodeIfPresent(Bool.self, forKey: .isItalic) ?? false)
        self.init(
            try values.decode(String.self, forKey: .text),
            TextStyle(font: font, color: try values.decodeIfPresent(Color.self, forKey: .color) ?? .black))
        try values.take(&style.isUnderlined, .isUnderlined)
        try values.take(&style.isStruckThrough, .isStruckThrough)
        try values.take(&style.kerning, .kerning)
        try values.take(&style.rise, .rise)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(text, forKey: .text)
        try values.put(style.font.family, .family, unless: .system)
        try values.encode(style.font.size, forKey: .size)
        try values.put(style.font.weight, .weight, unless: 400)
        try values.put(style.font.isItalic, .isItalic, unless: false)
        try values.put(style.color, .color, unless: .black)
        try values.put(style.isUnderlined, .isUnderlined, unless: false)
        try values.put(style.isStruckThrough, .isStruckThrough, unless: false)
        try values.put(style.kerning, .kerning, unless: 0)
        try values.put(style.rise, .rise, unless: 0)
    }
}

/// As style sheets name families: two generic ones, and others by their own names.
extension TextFont.Family: Codable {
    private static let (serifName, monospacedName, systemName) = ("serif", "monospace", "system-ui")

    package init(from decoder: any Decoder) throws {
        switch try decoder.singleValueContainer().decode(String.self) {
        case Self.serifName: self = .serif
        case Self.monospacedName: self = .monospaced
        case Self.systemName: self = .system
        case let name: self = .named(name)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .system: try container.encode(Self.systemName)
        case .serif: try container.encode(Self.serifName)
        case .monospaced: try container.encode(Self.monospacedName)
        case .named(let name): try container.encode(name)
        }
    }
}
