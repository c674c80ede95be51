// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("A configured button") @MainActor struct ButtonConfigurationTests {
    /// An image of a size, with nothing on it.
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    nonisolated static let sizes: [(size: UIButton.Configuration.Size, width: CGFloat, height: CGFloat)] = [
        (.mini, 20, 10), (.small, 20, 10), (.medium, 24, 14), (.large, 40, 30),
    ]

    @Test("has room around its contents by its size", arguments: sizes.indices)
    func insets(_ index: Int) {
        let (size, width, height) = Self.sizes[index]
        var look = UIButton.Configuration.filled()
        (look.image, look.buttonSize) = (image(30, 20), size)
        #expect(UIButton(configuration: look).intrinsicContentSize == CGSize(width: 30 + width, height: 20 + height))
        look.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(UIButton(configuration: look).intrinsicContentSize == CGSize(width: 36, height: 24))
    }

    nonisolated static let placements: [(edge: NSDirectionalRectEdge, isBefore: Bool, isStacked: Bool)] = [
        (.leading, true, false), (.trailing, false, false), (.top, true, true), (.bottom, false, true),
    ]

    @Test("has its image at the side that it says, so far from the title", arguments: placements.indices)
    func placement(_ index: Int) throws {
        let (edge, isBefore, isStacked) = Self.placements[index]
        var look = UIButton.Configuration.plain()
        (look.title, look.image, look.imagePlacement, look.imagePadding) = ("Order", image(30, 20), edge, 8)
        let button = UIButton(configuration: look)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        let picture = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        let (first, second) = isBefore ? (picture, title) : (title, picture)
        #expect(abs((isStacked ? second.minY - first.maxY : second.minX - first.maxX) - 8) < 0.01)
        #expect(abs(isStacked ? first.midX - second.midX : first.midY - second.midY) < 0.01)
        #expect(button.bounds.contains(picture) && button.bounds.contains(title))
    }

    @Test("has its subtitle below the title, a wheel in the place of the image, and is told when it changes")
    func contents() throws {
        var look = UIButton.Configuration.filled()
        (look.title, look.subtitle) = ("Order", "Two pizzas")
        let plain = UIButton(configuration: look)
        plain.frame = CGRect(origin: .zero, size: plain.intrinsicContentSize)
        plain.layoutIfNeeded()
        let labels = plain.subviews.compactMap { $0 as? UILabel }
        let below = try #require(labels.first { $0.text == "Two pizzas" })
        #expect(try below.frame.minY > #require(plain.titleLabel).frame.midY && below.textColor == .white)
        look.showsActivityIndicator = true
        plain.configuration = look
        #expect(plain.subviews.contains { $0 is UIActivityIndicatorView })
        #expect(look.attributedTitle.map { String($0.characters) } == "Order")
        plain.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "Order" : "Closed" }
        plain.isEnabled = false
        plain.layoutIfNeeded()
        #expect(plain.titleLabel?.text == "Closed")
    }

    @Test("of a bar is of a kind that people know, in their language")
    func barButtons() {
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        #expect(done.style == .done && done.image == nil && done.primaryAction != nil)
        #expect(UIBarButtonItem.SystemItem.done.word(in: "zh-Hans") == "完成")
        #expect(UIBarButtonItem.SystemItem.done.word(in: "de-AT") == "Fertig")
        #expect(UIBarButtonItem.SystemItem.trash.word(in: "fr") == "Supprimer")
        #expect(UIBarButtonItem.SystemItem.trash.word(in: "en") == "Delete")
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        #expect(space.isFlexibleSpace && space.customView != nil)
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        #expect(add.image != nil && add.title == nil && add.accessibilityLabel?.isEmpty == false)
    }

    @Test("may stand below what says that there is nothing to show")
    func unavailable() throws {
        var taps = 0
        var nothing = UIContentUnavailableConfiguration.empty()
        (nothing.text, nothing.secondaryText, nothing.image) = ("No Orders", "Order one.", image(40, 40))
        nothing.button.title = "Order"
        nothing.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        let view = UIContentUnavailableView(configuration: nothing)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        let texts = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(taps == 1 && texts.map(\.text) == ["No Orders", "Order one."])
        #expect(texts[0].frame.maxY <= texts[1].frame.minY && texts[1].frame.maxY < button.frame.minY)
        view.configuration = UIContentUnavailableConfiguration.search()
        view.layoutIfNeeded()
        #expect(texts[0].text?.isEmpty == false && !view.subviews.contains { $0 is UIButton })
    }
}
