// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A system symbol, white on a tile of a color.
@MainActor
enum SymbolTile {
    private static let side: CGFloat = 34

    static func image(_ symbol: String, _ color: UIColor) -> UIImage {
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: side * 0.26).fill()
            let picture = UIImage(
                systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: side * 0.5)
            )?.withTintColor(.white, renderingMode: .alwaysOriginal)
            guard let picture else { return }
            picture.draw(
                at: CGPoint(x: (side - picture.size.width) / 2, y: (side - picture.size.height) / 2))
        }
    }

    /// The first letters of a name on a disc.
    static func initials(of name: String, _ color: UIColor) -> UIImage {
        let size = CGSize(width: side + 6, height: side + 6)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            let letters = name.split(separator: " ").prefix(2).compactMap { $0.first.map(String.init) }.joined()
            let words = NSAttributedString(
                string: letters,
                attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.white])
            let space = words.size()
            words.draw(at: CGPoint(x: (size.width - space.width) / 2, y: (size.height - space.height) / 2))
        }
    }
}
