// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// A picture of a question as is on somebody's screen, the same for the same number.
struct QuestionPicture {
    /// What varies from one picture to the next.
    struct Look {
        var family = TextFont.Family.system
        /// Of the question, in points.
        var size = 17.0
        var scale = 2.0
        var width = 360.0
        var isDark = false
        /// How far a pixel is off, at most, of 255.
        var noise = 0
        /// How many of a thousand pixels are black or white.
        var specks = 0
        /// Whether it was made smaller and larger again.
        var isBlurred = false
        /// Whether there are a clock, a title and buttons around the question.
        var isWholeScreen = true
        var hasOptions = true
    }

    let text: String
    let options: [String]
    let language: String
    let look: Look
    private var chance: Chance

    /// - Parameter number: Which look it has.
    init(text: String, options: [String], language: String, number: Int) {
        self.text = text
        self.options = options
        self.language = language
        var chance = Chance(seed: UInt64(number))
        look = Look(by: &chance, isChinese: language.hasPrefix("zh"))
        self.chance = chance
    }

    func png() throws -> Data {
        try pixels().png()
    }

    private func pixels() throws -> Bitmap {
        let question = try layout(text, size: look.size)
        let height = question.size.height + Double(options.count) * look.size * 2.1 + (look.isWholeScreen ? 260 : 24)
        let canvas = try Canvas(size: CGSize(width: look.width, height: height.rounded(.up)), scale: look.scale)
        canvas.fill(Path(CGRect(x: 0, y: 0, width: look.width, height: height + 1)), with: ground)
        var y = 10.0
        if look.isWholeScreen {
            canvas.draw(try layout("09:41", size: 13), at: CGPoint(x: 16, y: 8))
            canvas.draw(try layout(isChinese ? "练习 3 / 20" : "Practice 3 / 20", size: 20), at: CGPoint(x: 16, y: 40))
            y = 96
        }
        canvas.draw(question, at: CGPoint(x: 16, y: y))
        y += question.size.height + look.size * 0.9
        for (letter, option) in zip("ABCDEF", options) where look.hasOptions {
            canvas.draw(try layout("\(letter). \(option)", size: look.size), at: CGPoint(x: 24, y: y))
            y += look.size * 2
        }
        if look.isWholeScreen {
            canvas.fill(Path(CGRect(x: 16, y: height - 70, width: look.width - 32, height: 44)), with: button)
            let word = try layout(isChinese ? "下一题" : "Next", size: 17, color: .white)
            canvas.draw(word, at: CGPoint(x: (look.width - word.size.width) / 2, y: height - 60))
        }
        return try spoiled(try canvas.bitmap())
    }

    private var isChinese: Bool { language.hasPrefix("zh") }
    private var ground: Color { look.isDark ? Color(red: 0.09, green: 0.09, blue: 0.11) : Color(white: 0.98) }
    private var button: Color { Color(red: 0.1, green: 0.4, blue: 0.85) }

    private func layout(_ text: String, size: Double, color: Color? = nil) throws -> TextLayout {
        let ink = color ?? (look.isDark ? Color(white: 0.92) : Color(white: 0.1))
        var style = ParagraphStyle()
        style.lineBreak = .wordWrapping
        style.lineSpacing = 3
        return try TextLayout(
            StyledText(text, TextStyle(font: TextFont(family: look.family, size: size), color: ink)), style: style,
            width: look.width - 32, language: language)
    }

    /// With blur, noise and specks, as the look has them.
    private func spoiled(_ clean: Bitmap) throws -> Bitmap {
        var chance = chance
        var bytes = clean.bytes
        if look.isBlurred {
            let row = clean.width * 4
            for index in bytes.indices where index >= row + 4 && index < bytes.count - row - 4 {
                let near = [index - row, index - 4, index, index + 4, index + row]
                bytes[index] = UInt8(near.reduce(0) { $0 + Int(clean.bytes[$1]) } / near.count)
            }
        }
        guard look.noise > 0 || look.specks > 0 else {
            return try Bitmap(width: clean.width, height: clean.height, bytes: bytes)
        }
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let isSpeck = chance.number(below: 1000) < look.specks
            let shade = chance.number(below: 2) * 255
            let shift = look.noise == 0 ? 0 : chance.number(below: 2 * look.noise + 1) - look.noise
            for index in pixel..<pixel + 3 {
                bytes[index] = isSpeck ? UInt8(shade) : UInt8(clamping: Int(bytes[index]) + shift)
            }
        }
        return try Bitmap(width: clean.width, height: clean.height, bytes: bytes)
    }
}

extension QuestionPicture.Look {
    fileprivate init(by chance: inout Chance, isChinese: Bool) {
        family = chance.element(of: [.system, .system, .serif, .monospaced, .named("DejaVu Sans"), .named("P052")])
        size = chance.element(of: [13, 15, 17, 17, 20, 24])
        scale = chance.element(of: isChinese ? [1.25, 1.5, 2] : [1, 1.25, 1.5, 2])
        width = chance.element(of: [320, 360, 390, 430])
        isDark = chance.number(below: 3) == 0
        switch chance.number(below: 6) {
        case 0: noise = 30
        case 1: noise = 55
        case 2: specks = 15
        case 3: isBlurred = true
        default: break
        }
        isWholeScreen = chance.number(below: 2) == 0
        hasOptions = chance.number(below: 4) != 0
    }
}

/// Numbers that look like chance and are the same on every machine.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678
    }

    mutating func number(below limit: Int) -> Int {
        state = state &+ 0x9e37_79b9_7f4a_7c15
        var value = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((value ^ (value >> 31)) % UInt64(max(limit, 1)))
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }
}
