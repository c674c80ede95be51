// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("Colours for those who want more contrast") @MainActor struct ContrastTests {
    private static func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UITraitCollection
    {
        UITraitCollection(userInterfaceStyle: style, displayScale: 2, contrast: contrast)
    }

    private static func luminance(_ color: Color) -> Double {
        let linear = [color.red, color.green, color.blue].map {
            $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Of a color over another one that lets nothing through.
    private static func contrast(_ color: Color, over ground: Color) -> Double {
        func mixed(_ one: Double, _ other: Double) -> Double { one * color.alpha + other * (1 - color.alpha) }
        let seen = Color(
            red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
            blue: mixed(color.blue, ground.blue), alpha: 1)
        let (one, other) = (luminance(seen), luminance(ground))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private static let read: [(String, UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
        ("placeholderText", .placeholderText), ("link", .link), ("systemBlue", .systemBlue), ("systemRed", .systemRed),
        ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple), ("systemPink", .systemPink),
        ("systemBrown", .systemBrown), ("systemGray", .systemGray), ("systemOrange", .systemOrange),
        ("systemCyan", .systemCyan),
    ]

    @Test("what is read has at least 4.5 : 1 on every background, in light and dark", arguments: [false, true])
    func read(isDark: Bool) {
        let traits = Self.traits(isDark ? .dark : .light, .high)
        let grounds: [UIColor] = [.systemBackground, .secondarySystemBackground, .systemGroupedBackground]
        for (name, color) in Self.read {
            for ground in grounds {
                let contrast = Self.contrast(color.color(in: traits), over: ground.color(in: traits))
                #expect(contrast >= 4.5, "\(name) has \(contrast)")
            }
        }
    }

    @Test("without the wish colours are those that they were, and a dynamic one is told which it is")
    func dynamic() {
        let usual = UITraitCollection(userInterfaceStyle: .light)
        #expect(usual.accessibilityContrast == .normal)
        #expect(
            UIColor.systemBlue.color(in: usual) == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1).color(in: usual)
        )
        let strong = Self.traits(.light, .high)
        #expect(UIColor.systemBlue.color(in: strong) != UIColor.systemBlue.color(in: usual))
        #expect(strong.hasDifferentColorAppearance(comparedTo: usual) && strong != usual)
        let own = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
        #expect(own.color(in: strong) == UIColor.black.color(in: strong))
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    }

    @Test("a screen takes the wish from its display")
    func display() {
        let screen = UIScreen()
        #expect(screen.traitCollection.accessibilityContrast == .normal)
        let display = ScreenDisplay(
            size: PanelSize(width: 390, height: 844), scale: 2, appearance: .dark, hasHighContrast: true)
        #expect(screen.show(on: display))
        #expect(screen.traitCollection.accessibilityContrast == .high)
        _ = screen.show(on: WatchedScreen.display())
    }
}
