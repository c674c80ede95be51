// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@testable import UIKit

@Suite("The size of a label") @MainActor struct LabelSizeTests {
    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("one line is as high as Apple's, in whole pixels")
    func oneLine() {
        #expect(label("Bread").intrinsicContentSize.height == 20.5)
    }

    @Test("no text takes no room", arguments: [nil, ""])
    func empty(text: String?) {
        #expect(label(text).intrinsicContentSize == .zero)
    }

    @Test("a text of several lines is as wide as allowed and as high as it takes")
    func severalLines() {
        let text = String(repeating: "bread and butter ", count: 8)
        let size = label(text, lines: 0).sizeThatFits(CGSize(width: 150, height: 0))
        #expect(size.width <= 150 && size.height > 80)
        #expect(label(text, lines: 2).sizeThatFits(CGSize(width: 150, height: 1000)).height == 41)
        let preferred = label(text, lines: 0)
        preferred.preferredMaxLayoutWidth = 150
        #expect(preferred.intrinsicContentSize == size)
    }

    @Test("a label of its own size shows all of its text", arguments: ["Bread", "面包", "خبز", "🥖 Baguette"])
    func fits(text: String) {
        let label = label(text)
        label.frame = CGRect(x: 20, y: 30, width: 300, height: 100)
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 30))
        #expect(label.sizeThatFits(.zero) == label.bounds.size)
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).size == label.bounds.size)
    }

    @Test("a label of a strange size or font draws nothing wrong", arguments: [CGFloat.nan, .infinity, -5, 1e9])
    func strange(number: CGFloat) {
        let label = label("Bread")
        label.font = .systemFont(ofSize: number)
        label.frame = CGRect(x: 0, y: 0, width: number, height: 20)
        #expect(label.snapshot(scale: 2, style: .light) == .blank)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(label)
        #expect(outer.snapshot(scale: 1, style: .light).width == 10)
    }
}
