// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Constraints by a visual format") @MainActor struct VisualFormatTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let first = UIView()
    private let second = UIView()

    private func lay(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        let views = ["first": first, "second": second]
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 10, "high": 30.0], views: views))
        }
        outer.layoutIfNeeded()
        return [first.frame, second.frame]
    }

    @Test("put views beside each other, with distances and lengths of every kind")
    func row() {
        let frames = lay("H:|-gap-[first(50)]-[second(>=20)]-(5)-|", "V:|[first(high)]", "V:|-[second]-(<=70,>=20)-|")
        #expect(frames[0] == CGRect(x: 10, y: 0, width: 50, height: 30))
        #expect(frames[1].minX == 68 && frames[1].maxX == 195 && frames[1].minY == 8)
    }

    @Test("line views up, and give one the length of another")
    func options() {
        let frames = lay("[first(second)]-20-[second(40)]|", options: .alignAllTop)
        _ = lay("V:|-12-[first(10)]", "V:[second(20)]")
        #expect(frames[0].width == 40 && frames[1].maxX == 200 && frames[0].maxX == 140)
        #expect(first.frame.minY == 12 && second.frame.minY == 12)
    }

    @Test("respect priorities")
    func priority() {
        let frames = lay("H:|[first(100@500)]", "[first(60@750)]", "V:|[first(10)]")
        #expect(frames[0].width == 60)
    }

    @Test(
        "are empty for misspelled text",
        arguments: [
            "", "H:", "[", "[first", "[first(]", "[none]", "[first]-", "|-[first]-|x", "[first(bread)]", "H:|-[first]]",
            "[first]-(3-[second]", "[first(==@)]", String(repeating: "[first]", count: 3) + "-",
        ])
    func misspelt(format: String) {
        outer.addSubview(first)
        outer.addSubview(second)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: ["first": first, "second": second])
        #expect(made.isEmpty)
    }
}
