// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@Suite("Traits that change") @MainActor struct TraitChangeTests {
    @Test("anyone who is registered hears about those it named, with what was before, until it is registered no more")
    func registration() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [String] = []
        let looks = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, former) in
            heard.append(
                "look \(former.userInterfaceStyle == .light) \(view.traitCollection.userInterfaceStyle == .dark)")
        }
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in heard.append("scale") }
        _ = view.snapshot(scale: 1, style: .light)
        #expect(heard.isEmpty, "nothing was before")
        _ = view.snapshot(scale: 1, style: .dark)
        #expect(heard == ["look true true"])
        view.unregisterForTraitChanges(looks)
        _ = view.snapshot(scale: 2, style: .light)
        #expect(heard == ["look true true", "scale"])
    }

    /// A view that watches its own traits, as Apple’s samples have it.
    private class Watching: UIView {
        var heard: [UIUserInterfaceStyle] = []

        func watch() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, former: UITraitCollection) in
                self.heard.append(former.userInterfaceStyle)
            }
        }
    }

    @Test("a class hears about its own traits as Self, in subclasses too")
    func dynamicSelf() {
        final class Below: Watching {}
        let view = Below(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.watch()
        for style in [UIUserInterfaceStyle.light, .dark, .light] { _ = view.snapshot(scale: 1, style: style) }
        #expect(view.heard == [.light, .dark])
    }

    @Test("sizes of text are ordered, and those for anyone who needs large letters are told apart")
    func sizes() {
        #expect(
            UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }
}
