// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Views look as they are kept") @MainActor struct ViewPictureTests {
    private func goldens(_ name: String) -> GoldenImage {
        GoldenImage(name, source: URL(filePath: #filePath).deletingLastPathComponent().path)
    }

    private func label(_ text: String, _ frame: CGRect, font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = font
        return label
    }

    /// A stripe of three colors, 12 by 8 pixels.
    private func image(scale: CGFloat = 1) throws -> UIImage {
        let canvas = try Canvas(size: CGSize(width: 12, height: 8), scale: 1)
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), with: Color(red: 0.9, green: 0.2, blue: 0.2))
        canvas.fill(Path(CGRect(x: 4, y: 2, width: 4, height: 4)), with: Color(red: 0.2, green: 0.7, blue: 0.3))
        canvas.fill(Path(CGRect(x: 8, y: 0, width: 4, height: 8)), with: Color(red: 0.2, green: 0.3, blue: 0.9))
        return try #require(UIImage(data: try canvas.bitmap().png(), scale: scale))
    }

    /// A card as a panel has one.
    private func card() throws -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
        view.backgroundColor = .systemGroupedBackground
        let card = UIView(frame: CGRect(x: 16, y: 16, width: 268, height: 118))
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.separator.cgColor
        view.addSubview(card)
        let picture = UIImageView(frame: CGRect(x: 16, y: 16, width: 56, height: 56))
        picture.image = try image()
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        card.addSubview(picture)
        card.addSubview(
            label(
                "Pizza Margherita", CGRect(x: 88, y: 16, width: 164, height: 24),
                font: .preferredFont(forTextStyle: .headline)))
        let detail = label(
            "Ready in 20 minutes, and kept warm for you until then", CGRect(x: 88, y: 40, width: 164, height: 40))
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 2
        card.addSubview(detail)
        let chinese = label("披萨马上就好 🍕", CGRect(x: 16, y: 84, width: 120, height: 24), font: .systemFont(ofSize: 15))
        card.addSubview(chinese)
        let arabic = label(
            "جاهز خلال ٢٠ دقيقة", CGRect(x: 136, y: 84, width: 116, height: 24), font: .systemFont(ofSize: 15))
        arabic.textColor = .systemGreen
        card.addSubview(arabic)
        return view
    }

    @Test("a card at each scale, light and dark", arguments: [1.0, 2, 3], [UIUserInterfaceStyle.light, .dark])
    func card(scale: Double, style: UIUserInterfaceStyle) throws {
        let bitmap = try card().snapshot(scale: scale, style: style)
        #expect(bitmap.width == Int(300 * scale) && bitmap.height == Int(150 * scale))
        try goldens("card-\(style == .dark ? "dark" : "light")@\(Int(scale))x").expect(bitmap)
    }

    @Test("content modes")
    func contentModes() throws {
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft, .bottomRight,
        ]
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 6 * 50 + 10, height: 120))
        view.backgroundColor = .white
        for (index, mode) in modes.enumerated() {
            for (row, rendering) in [UIImage.RenderingMode.alwaysOriginal, .alwaysTemplate].enumerated() {
                let picture = UIImageView(frame: CGRect(x: 10 + index * 50, y: 10 + row * 55, width: 40, height: 45))
                picture.image = try image().withRenderingMode(rendering)
                picture.contentMode = mode
                picture.backgroundColor = .systemGray5
                picture.clipsToBounds = true
                view.addSubview(picture)
            }
        }
        view.tintColor = .systemOrange
        try goldens("content-modes").expect(view.snapshot(scale: 2, style: .light))
    }

    @Test("clipping, corners, borders, opacity, shadows and transforms")
    func shapes() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 90))
        view.backgroundColor = .white
        func box(_ index: Int, _ set: (UIView) -> Void) {
            let box = UIView(frame: CGRect(x: 15 + index * 64, y: 20, width: 50, height: 50))
            box.backgroundColor = .systemBlue
            let inner = UIView(frame: CGRect(x: 25, y: 25, width: 35, height: 35))
            inner.backgroundColor = .systemYellow
            box.addSubview(inner)
            set(box)
            view.addSubview(box)
        }
        box(0) {
            $0.layer.cornerRadius = 12
            $0.layer.masksToBounds = true
        }
        box(1) {
            $0.layer.cornerRadius = 12
            $0.layer.borderWidth = 3
            $0.layer.borderColor = UIColor.systemRed.cgColor
            $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            $0.subviews[0].isHidden = true
        }
        box(2) { $0.alpha = 0.4 }
        box(3) { $0.transform = CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 0.8, y: 0.8) }
        box(4) {
            $0.layer.cornerRadius = 10
            $0.layer.shadowOpacity = 0.5
            $0.layer.shadowRadius = 6
            $0.layer.shadowOffset = CGSize(width: 0, height: 3)
            $0.subviews[0].isHidden = true
        }
        try goldens("shapes").expect(view.snapshot(scale: 2, style: .light))
    }

    @Test("labels of every alignment and line break")
    func labels() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        view.backgroundColor = .systemBackground
        let text = "Bread, butter and a very long story"
        for (index, alignment) in [NSTextAlignment.left, .center, .right, .natural].enumerated() {
            let label = label("Soup", CGRect(x: 10, y: 8 + index * 24, width: 140, height: 22))
            label.textAlignment = alignment
            label.backgroundColor = .secondarySystemBackground
            view.addSubview(label)
        }
        for (index, mode) in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping]
            .enumerated()
        {
            let label = label(text, CGRect(x: 160, y: 8 + index * 24, width: 150, height: 22))
            label.lineBreakMode = mode
            label.backgroundColor = .secondarySystemBackground
            view.addSubview(label)
        }
        let small = label(text, CGRect(x: 10, y: 108, width: 300, height: 22), font: .systemFont(ofSize: 24))
        small.adjustsFontSizeToFitWidth = true
        small.minimumScaleFactor = 0.5
        view.addSubview(small)
        let styled = NSMutableAttributedString(string: "Total ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        styled.append(
            NSAttributedString(
                string: "12.50 €",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed]))
        styled.append(NSAttributedString(string: " was 15", attributes: [.strikethroughStyle: 1]))
        let attributed = UILabel(frame: CGRect(x: 10, y: 138, width: 300, height: 28))
        attributed.attributedText = styled
        view.addSubview(attributed)
        let lines = label(
            "One\nTwo\nThree", CGRect(x: 220, y: 138, width: 90, height: 50), font: .systemFont(ofSize: 15))
        lines.numberOfLines = 2
        lines.textAlignment = .right
        view.addSubview(lines)
        try goldens("labels").expect(view.snapshot(scale: 2, style: .dark))
    }
}
