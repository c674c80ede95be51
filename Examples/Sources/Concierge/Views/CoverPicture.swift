// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// The cover of a recording: rings around a disc, in colors that are always its own.
@MainActor
enum CoverPicture {
    private static let rings = 5
    /// Neighbors in the catalog are as far from each other as can be.
    private static let goldenShare: CGFloat = 0.382

    static func image(of recording: Recording, side: CGFloat) -> UIImage {
        let place = Catalogue.house.recordings.firstIndex { $0.id == recording.id } ?? 0
        let hue = (CGFloat(place) * goldenShare).truncatingRemainder(dividingBy: 1)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            let bounds = CGRect(x: 0, y: 0, width: side, height: side)
            UIBezierPath(roundedRect: bounds, cornerRadius: side * 0.16).addClip()
            UIColor(hue: hue, saturation: 0.6, brightness: 0.45, alpha: 1).setFill()
            UIBezierPath(rect: bounds).fill()
            for ring in (1...rings).reversed() {
                let share = CGFloat(ring) / CGFloat(rings)
                let radius = side * 0.62 * share
                UIColor(
                    hue: (hue + 0.12 * share).truncatingRemainder(dividingBy: 1), saturation: 0.65,
                    brightness: 1 - 0.45 * share, alpha: 1
                ).setFill()
                UIBezierPath(
                    arcCenter: CGPoint(x: side * 0.35, y: side * 0.62), radius: radius, startAngle: 0,
                    endAngle: 2 * .pi,
                    clockwise: true
                ).fill()
            }
        }
    }
}
