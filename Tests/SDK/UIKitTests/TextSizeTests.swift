// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("The size of text that a person has chosen") @MainActor struct TextSizeTests {
    private static let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    private static let smallest = UITraitCollection(preferredContentSizeCategory: .extraSmall)

    @Test(
        "each kind of text has its size for each choice",
        arguments: [
            (UIFont.TextStyle.largeTitle, 31.0, 34.0, 60.0), (.title2, 19, 22, 56), (.body, 14, 17, 53),
            (.headline, 14, 17, 53), (.footnote, 12, 13, 44), (.caption2, 11, 11, 40),
        ])
    func styles(style: UIFont.TextStyle, smallest: Double, usual: Double, largest: Double) {
        func size(_ traits: UITraitCollection?) -> Double {
            Double(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
        }
        #expect(size(Self.smallest) == smallest)
        #expect(size(nil) == usual && size(UITraitCollection(userInterfaceStyle: .dark)) == usual)
        #expect(size(Self.largest) == largest)
    }

    @Test("metrics scale any font and length, up to a limit")
    func metrics() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34, weight: .heavy)
        #expect(metrics.scaledFont(for: font) == font)
        let large = metrics.scaledFont(for: font, compatibleWith: Self.largest)
        #expect((large.pointSize, large.weight) == (106, .heavy))
        let limited = metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: Self.largest)
        #expect(limited.pointSize == 50)
        #expect(metrics.scaledValue(for: 17, compatibleWith: Self.smallest) == 14)
        // What is scaled once is not scaled twice.
        #expect(metrics.scaledFont(for: large, compatibleWith: Self.largest).pointSize == 106)
    }

    @Test("a label follows the choice where it is to, and only then")
    func labels() {
        let (follows, stays, plain) = (UILabel(), UILabel(), UILabel())
        for label in [follows, stays, plain] { label.text = "Soup" }
        follows.font = .preferredFont(forTextStyle: .body)
        follows.adjustsFontForContentSizeCategory = true
        stays.font = .preferredFont(forTextStyle: .body)
        plain.font = .systemFont(ofSize: 17)
        plain.adjustsFontForContentSizeCategory = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        for label in [follows, stays, plain] { view.addSubview(label) }
        let before = follows.intrinsicContentSize
        view.surroundings = Self.largest
        view.noticeTraits()
        #expect(follows.font.pointSize == 53)
        #expect(stays.font.pointSize == 17 && plain.font.pointSize == 17)
        #expect(follows.intrinsicContentSize.height > 2.5 * before.height)
    }

    @Test("rows grow with it, and words that a person types")
    func rows() {
        let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        row.textLabel?.text = "Soup"
        row.detailTextLabel?.text = "of the day"
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.addSubview(row)
        view.addSubview(field)
        let usual = row.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.surroundings = Self.largest
        view.noticeTraits()
        #expect(row.textLabel?.font.pointSize == 53)
        #expect(field.font?.pointSize == 53)
        #expect(row.sizeThatFits(CGSize(width: 300, height: 0)).height > 2 * usual)
    }

    @Test(
        "a screen of a tablet's size is one", arguments: [(820.0, 1180.0, true), (393, 852, false), (852, 393, false)])
    func tablets(width: Double, height: Double, isPad: Bool) {
        let traits = UITraitCollection(
            userInterfaceStyle: .light, displayScale: 2, size: CGSize(width: width, height: height))
        #expect((traits.userInterfaceIdiom == .pad) == isPad)
        #expect((traits.horizontalSizeClass == .regular) == (width >= 600))
        #expect((traits.verticalSizeClass == .regular) == (height >= 600))
    }

    @Test("every choice of the device is one of Apple’s, in the same order")
    func names() {
        let categories = ScreenDisplay.TextSize.allCases.map { UIContentSizeCategory($0) }
        #expect(categories == categories.sorted() && Set(categories).count == 12)
        #expect(UIContentSizeCategory(.large) == .large)
    }
}
