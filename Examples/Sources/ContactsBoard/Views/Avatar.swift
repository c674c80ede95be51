// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The initials of somebody on a disc, in a color that is always theirs.
@MainActor
enum Avatar {
    private static let hues: [CGFloat] = [0.02, 0.08, 0.38, 0.48, 0.56, 0.62, 0.74, 0.83, 0.92]

    static func image(of contact: Contact, side: CGFloat) -> UIImage {
        let hue = hues[contact.id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % hues.count]
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { context in
            let bounds = CGRect(origin: .zero, size: size)
            UIBezierPath(ovalIn: bounds).addClip()
            shade(context.cgContext, hue, side)
            draw(contact.initials, in: bounds)
        }
    }

    private static func shade(_ context: CGContext, _ hue: CGFloat, _ side: CGFloat) {
        let colors = [
            UIColor(hue: hue, saturation: 0.55, brightness: 0.78, alpha: 1).cgColor,
            UIColor(hue: hue, saturation: 0.75, brightness: 0.55, alpha: 1).cgColor,
        ]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
    }

    private static func draw(_ initials: String, in bounds: CGRect) {
        let words = NSAttributedString(
            string: initials,
            attributes: [
                .font: UIFont.systemFont(ofSize: bounds.height * 0.4, weight: .semibold),
                .foregroundColor: UIColor.white,
            ])
        let size = words.size()
        words.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    }
}
