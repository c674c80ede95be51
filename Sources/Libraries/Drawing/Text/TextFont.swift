// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which letters a text is drawn with.
package struct TextFont: Hashable, Sendable {
    /// Which of the fonts that are always there.
    package enum Family: Hashable, Sendable {
        /// Inter, which stands for the system's own; for other scripts Noto Sans.
        case system
        /// Noto Serif.
        case serif
        /// Noto Sans Mono CJK, which has Latin letters too.
        case monospaced
        /// A family of Noto by its name; the system's if there is none of that name.
        case named(String)
    }

    package var family: Family
    /// The height of the letters in points, from 0.1 to 2 000.
    package var size: Double
    /// From 1, the thinnest, over 400, the usual one, to 1 000, as style sheets and Pango count. Inter has nine
    /// weights; Debian's Noto has regular and bold letters, of which the nearer are taken.
    package var weight: Int
    package var isItalic: Bool

    package init(family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size.isNaN ? 0.1 : min(max(size, 0.1), 2_000)
        self.weight = min(max(weight, 1), 1_000)
        self.isItalic = isItalic
    }

    /// How far the letters reach above the baseline, of a size of one: as those for which Apple's apps are made,
    /// whatever stands for them.
    package static let systemAscender = 0.952
    /// The same below the baseline.
    package static let systemDescender = 0.241

    /// From this size on, in points, letters are drawn as for headings: nearer to each other.
    private static let displaySize = 20.0

    /// The families in the order in which they are tried.
    func families(for language: String) -> String {
        let cjk = Self.suffix(for: language)
        let common = [
            size < Self.displaySize ? "Inter" : "Inter Display", "Noto Sans", "Noto Sans CJK \(cjk)",
            "Noto Color Emoji",
        ]
        switch family {
        case .system: return common.joined(separator: ",")
        case .serif: return (["Noto Serif", "Noto Serif CJK \(cjk)"] + common).joined(separator: ",")
        case .monospaced: return (["Noto Sans Mono CJK \(cjk)"] + common).joined(separator: ",")
        case .named(let name):
            // A comma would make two names of one.
            let name = String(name.prefix(100).filter { $0 != "," && $0 != "\0" })
            return ([name] + common).joined(separator: ",")
        }
    }

    /// Which of the forms of Chinese characters the readers of a language know.
    private static func suffix(for language: String) -> String {
        let tag = language.lowercased().replacing("_", with: "-")
        if tag.hasPrefix("ja") { return "JP" }
        if tag.hasPrefix("ko") { return "KR" }
        if tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk") { return "HK" }
        if tag.hasPrefix("zh-hant") || tag.hasPrefix("zh-tw") { return "TC" }
        return "SC"
    }
}

/// How a piece of text is drawn.
package struct TextStyle: Hashable, Sendable {
    package var font: TextFont
    package var color: Color
    /// Behind the letters.
    package var background: Color?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Points between two characters, besides those the font has.
    package var kerning = 0.0
    /// Points above the baseline.
    package var rise = 0.0

    package init(font: TextFont, color: Color = .black) {
        self.font = font
        self.color = color
    }
}
