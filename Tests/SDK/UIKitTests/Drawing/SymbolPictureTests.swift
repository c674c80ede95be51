// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("System symbols") @MainActor struct SymbolPictureTests {
    private static let names = [
        "checkmark", "checkmark.circle.fill", "xmark", "clock", "cart", "fork.knife", "person", "bell", "star.fill",
        "heart.fill", "house", "gear", "magnifyingglass", "phone", "message", "envelope", "calendar", "location.fill",
        "map", "creditcard", "car", "figure.run", "figure.walk", "bicycle", "bus", "box.truck", "storefront",
        "storefront.fill", "trophy", "crown", "sparkles", "hand.thumbsup.fill", "hand.thumbsdown",
        "checkmark.seal.fill",
        "checkmark.shield", "umbrella", "thermometer", "pills", "bed.double.fill", "banknote", "wallet.pass",
        "birthday.cake", "tshirt", "film", "dice", "target", "dumbbell", "waveform.path.ecg", "eyeglasses", "wineglass",
        "mug", "basket", "takeoutbag.and.cup.and.straw", "pawprint.fill", "tree", "sailboat.fill", "cross.fill",
        "percent", "eurosign.circle", "yensign.circle.fill", "sterlingsign", "arrow.up.right", "arrow.up.arrow.down",
        "arrow.left.arrow.right", "ellipsis.bubble", "suitcase", "parkingsign.circle", "equal", "seal",
    ]

    private func goldens(_ name: String) -> GoldenImage {
        GoldenImage(name, source: URL(filePath: #filePath).deletingLastPathComponent().path)
    }

    private func sheet(_ images: [UIImage], columns: Int, side: CGFloat) -> UIView {
        let rows = (images.count + columns - 1) / columns
        let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(columns) * side, height: CGFloat(rows) * side))
        view.backgroundColor = .systemBackground
        for (index, image) in images.enumerated() {
            let cell = UIImageView(image: image)
            cell.frame = CGRect(
                x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side, width: side, height: side)
            cell.contentMode = .center
            cell.tintColor = .label
            view.addSubview(cell)
        }
        return view
    }

    @Test("that panels show are all there")
    func all() throws {
        let images = try Self.names.map { name in
            let image = try #require(UIImage(systemName: name), "\(name)")
            return image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 22))
        }
        try goldens("symbols").expect(sheet(images, columns: 12, side: 36).snapshot(scale: 2, style: .light))
    }

    @Test("are as large, heavy and coloured as they are asked to be")
    func configured() throws {
        let weights: [UIImage.SymbolWeight] = [.regular, .medium, .semibold, .bold, .black]
        var images = weights.compactMap { UIImage(systemName: "heart", withConfiguration: configuration(24, $0)) }
        images += [UIImage.SymbolScale.small, .medium, .large].compactMap {
            UIImage(systemName: "bell.badge", withConfiguration: UIImage.SymbolConfiguration(scale: $0))
        }
        images.append(
            try #require(UIImage(systemName: "star.fill")).withTintColor(.systemYellow, renderingMode: .alwaysOriginal))
        images.append(try #require(UIImage(systemName: "star.fill")).withTintColor(.systemYellow))
        try goldens("symbol-forms").expect(sheet(images, columns: 5, side: 44).snapshot(scale: 2, style: .dark))
    }

    private func configuration(_ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    }

    @Test("with unknown names do not exist", arguments: ["", "pizza", "checkmark.circle.circle", "../plus"])
    func unknown(name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    @Test("have a size that goes with their text")
    func size() throws {
        let plain = try #require(UIImage(systemName: "star"))
        #expect(plain.size == CGSize(width: 20, height: 20))
        let large = try #require(plain.applyingSymbolConfiguration(.init(pointSize: 34, weight: .bold)))
        #expect(large.size == CGSize(width: 41, height: 41))
        let again = try #require(large.applyingSymbolConfiguration(.init(scale: .small)))
        #expect(again.size.width < 41 && again.symbolConfiguration?.content.weight == .bold)
        #expect(UIImageView(image: plain).intrinsicContentSize == plain.size)
    }
}
