// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Paths travel as SVG writes them (SVG 2, chapter 9.3), with absolute moves, lines and cubic curves alone. One that is
/// filled by the even-odd rule begins with a letter of its own: `E`.
extension Path: Codable {
    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let path = Path(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "this is not a path of moves, lines and curves")
            )
        }
        self = path
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(written)
    }

    /// Nil for a text that ``written`` never gives.
    init?(_ text: String) {
        self.init()
        var letters = text.utf8[...]
        if letters.first == UInt8(ascii: "E") {
            usesEvenOddRule = true
            letters = letters.dropFirst()
        }
        while let letter = letters.popFirst() {
            let end = letters.firstIndex { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? letters.endIndex
            let numbers = letters[..<end].split(separator: UInt8(ascii: " ")).map { Double(Substring($0)) ?? .nan }
            letters = letters[end...]
            guard let element = Element(letter, numbers) else { return nil }
            elements.append(element)
        }
    }

    var written: String {
        var text = usesEvenOddRule ? "E" : ""
        var isDown = false
        for element in elements {
            switch element {
            case .move(let point): text += "M" + point.written
            case .line(let point): text += (isDown ? "L" : "M") + point.written
            case .curve(let first, let second, let end):
                if !isDown { text += "M" + first.written }
                text += "C" + [first, second, end].map(\.written).joined(separator: " ")
            case .arc:
                for (index, piece) in element.curves.enumerated() {
                    if index == 0 { text += (isDown ? "L" : "M") + piece.start.written }
                    text += "C" + [piece.first, piece.second, piece.end].map(\.written).joined(separator: " ")
                }
            case .close: if isDown { text += "Z" }
            }
            isDown = true
        }
        return text
    }
}

extension Path.Element {
    /// Nil for what is not a step of the pen.
    fileprivate init?(_ letter: UInt8, _ numbers: [Double]) {
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        switch (letter, numbers.count) {
        case (UInt8(ascii: "M"), 2): self = .move(point(0))
        case (UInt8(ascii: "L"), 2): self = .line(point(0))
        case (UInt8(ascii: "C"), 6): self = .curve(point(0), point(1), to: point(2))
        case (UInt8(ascii: "Z"), 0): self = .close
        default: return nil
        }
    }

    /// A piece of an arc.
    fileprivate struct Curve {
        var start, first, second, end: CGPoint
    }

    /// An arc in curves of a quarter of a turn at most.
    fileprivate var curves: [Curve] {
        guard case .arc(let center, let radius, let from, let to, let clockwise) = self, from.isFinite, to.isFinite
        else { return [] }
        let turn = Path.sweep(from: from, to: to, clockwise: clockwise)
        let count = max(1, min(64, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up))))
        let step = turn / Double(count)
        // How far the handles reach out.
        let reach = radius * 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (begin, end) = (from + step * Double(index), from + step * Double(index + 1))
            func point(_ angle: Double, along: Double) -> CGPoint {
                CGPoint(
                    x: center.x + radius * cos(angle) - along * sin(angle),
                    y: center.y + radius * sin(angle) + along * cos(angle))
            }
            return Curve(
                start: point(begin, along: 0), first: point(begin, along: reach), second: point(end, along: -reach),
                end: point(end, along: 0))
        }
    }
}

extension CGPoint {
    /// To a thousandth of a point, as shorter numbers than they are.
    fileprivate var written: String { "\(Self.shortened(x)) \(Self.shortened(y))" }

    private static func shortened(_ number: Double) -> String {
        let rounded = ((number.coordinate ?? 0) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
