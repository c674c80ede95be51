// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

extension UIView {
    /// Lays the view out and draws it with what it holds.
    ///
    /// What is clear stays clear. A view without a size, or one too large for a
    /// bitmap, gives one clear pixel and a complaint in the app's own output.
    ///
    /// - Parameters:
    ///   - scale: Pixels to a point: 1, 2 or 3.
    ///   - style: Light or dark, unless the view asks for one itself.
    package func snapshot(scale: Double, style: UIUserInterfaceStyle) -> Bitmap {
        surroundings = UITraitCollection(userInterfaceStyle: style, displayScale: scale)
        noticeTraits()
        layoutIfNeeded()
        do throws(DrawingError) {
            let canvas = try Canvas(size: bounds.size, scale: scale)
            canvas.translate(x: -bounds.minX, y: -bounds.minY)
            layer.drawInBounds(on: canvas)
            return try canvas.bitmap()
        } catch {
            Complaint.write("a view cannot be drawn: \(error)")
            return .blank
        }
    }

    private func tell(of former: UITraitCollection, _ traits: UITraitCollection) {
        for listener in traitListeners
        where listener.traits.contains(where: { $0.value(in: former) != $0.value(in: traits) }) {
            listener.hear(former)
        }
    }

    /// Tells the views whose surroundings are others than when they were drawn last.
    func noticeTraits() {
        let traits = traitCollection
        let former = formerTraits
        formerTraits = traits
        if former != traits {
            controller?.traitCollectionDidChange(former)
            traitCollectionDidChange(former)
            if let former { tell(of: former, traits) }
            // Texts of another size have their rows of another height.
            if let former, former.preferredContentSizeCategory != traits.preferredContentSizeCategory {
                setNeedsLayout()
            }
        }
        subviews.forEach { $0.noticeTraits() }
    }
}
