// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// A picture that shows no question of the bank.
enum OtherPicture: String, CaseIterable {
    case landscape, settings, chat, recipe, football, noise, empty, dark, otherNumbers, otherQuestion

    private static let size = CGSize(width: 360, height: 560)

    func png() throws -> Data {
        let canvas = try Canvas(size: Self.size, scale: 1.5)
        fill(canvas, CGRect(origin: .zero, size: Self.size), Color(white: self == .dark ? 0.08 : 0.97))
        switch self {
        case .landscape: drawLandscape(on: canvas)
        case .noise: return try noise(over: try canvas.bitmap()).png()
        case .empty, .dark: break
        case .settings, .chat, .recipe, .football, .otherNumbers, .otherQuestion: try draw(lines, on: canvas)
        }
        return try canvas.bitmap().png()
    }

    private var lines: [String] {
        switch self {
        case .settings:
            [
                "Settings", "Wi-Fi — Home", "Bluetooth — On", "Notifications", "Sounds & Vibration", "Screen Time",
                "Battery 82 %", "Privacy", "What is new in this version?",
            ]
        case .chat:
            [
                "小李", "你今天晚上有空吗？", "有啊，什么事？", "一起去看电影怎么样？", "好呀，几点开始？",
                "七点半在商场门口见", "没问题，我带爆米花", "哈哈，那我请喝奶茶",
            ]
        case .recipe:
            [
                "Peel the potatoes and cut them into slices as thin as a coin. Heat the oil in a heavy pan, add the onions "
                    + "and stir until they are golden. Beat six eggs with a pinch of salt, pour them over the potatoes "
                    + "and leave the pan on a low flame. How do you turn it? Put a plate on top and be brave."
            ]
        case .football:
            [
                "昨晚的比赛在大雨中进行，主队在上半场就取得了两球领先。下半场客队换上三名前锋，连续发起进攻，"
                    + "终于在比赛结束前五分钟扳回一球，但还是没能改变结果。赛后主教练对球员的表现十分满意，"
                    + "并表示下周的客场比赛会更加困难。"
            ]
        case .otherNumbers: ["A rectangle is 31 cm long and 53 cm wide. What is its area?"]
        case .otherQuestion: ["Who composed the opera The Magic Flute?", "A. Bach", "B. Mozart", "C. Verdi"]
        case .landscape, .noise, .empty, .dark: []
        }
    }

    private func draw(_ lines: [String], on canvas: Canvas) throws {
        var style = ParagraphStyle()
        style.lineBreak = .wordWrapping
        var y = 24.0
        for line in lines {
            let text = try TextLayout(
                StyledText(line, TextStyle(font: TextFont(size: 17), color: Color(white: 0.1))), style: style,
                width: Self.size.width - 32, language: self == .chat || self == .football ? "zh-Hans" : "en")
            canvas.draw(text, at: CGPoint(x: 16, y: y))
            y += text.size.height + 22
        }
    }

    private func drawLandscape(on canvas: Canvas) {
        fill(canvas, CGRect(origin: .zero, size: Self.size), Color(red: 0.55, green: 0.8, blue: 0.98))
        canvas.fill(
            Path(ellipseIn: CGRect(x: 250, y: 50, width: 70, height: 70)), with: Color(red: 1, green: 0.85, blue: 0.2))
        for (x, width, shade) in [(-80.0, 300.0, 0.42), (120.0, 340.0, 0.5), (40.0, 200.0, 0.36)] {
            canvas.fill(
                Path(ellipseIn: CGRect(x: x, y: 330, width: width, height: 260)),
                with: Color(red: 0.2, green: shade, blue: 0.25))
        }
        for x in stride(from: 20.0, to: 340, by: 46) {
            fill(canvas, CGRect(x: x, y: 420, width: 6, height: 60), Color(red: 0.35, green: 0.22, blue: 0.12))
            canvas.fill(
                Path(ellipseIn: CGRect(x: x - 14, y: 380, width: 34, height: 52)),
                with: Color(red: 0.1, green: 0.45, blue: 0.2))
        }
    }

    private func noise(over clean: Bitmap) throws -> Bitmap {
        var chance = Chance(seed: 5)
        var bytes = clean.bytes
        for index in bytes.indices where index % 4 != 3 { bytes[index] = UInt8(chance.number(below: 256)) }
        return try Bitmap(width: clean.width, height: clean.height, bytes: bytes)
    }

    private func fill(_ canvas: Canvas, _ rect: CGRect, _ color: Color) {
        canvas.fill(Path(rect), with: color)
    }
}
