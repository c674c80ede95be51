// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

extension UIView {
    /// Lays out the view and draws it with its subviews.
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

    /// Notifies the views whose traits have changed since they were drawn last.
    ///
    /// What changes a view's traits marks it, so the others are not looked at.
    func noticeTraits() {
        guard layer.needsRecording else { return }
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

extension UIView {
    /// Returns a view that looks like this one now; nil if this one has no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: image)
        view.frame = frame
        return view
    }

    /// Draws the view and its subviews into the current context.
    ///
    /// - Returns: Whether it did.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Exchanges two subviews in their order.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (first, second) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insertSubview(second, at: min(index1, index2))
        insertSubview(first, at: max(index1, index2))
    }

    /// Whether animations are on.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

    /// Turns animations on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }
}
