// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Notes what is drawn, measured in points from the upper left corner; used by one thread.
///
/// Nothing is painted before ``bitmap()``: ``commands`` may as well go to somebody else who paints. Nothing that is
/// drawn can fail by itself: what cannot be drawn, such as a rectangle of no numbers, leaves no trace.
package final class Canvas {
    /// What is noted between ``save()`` and ``restore()``.
    private struct Sheet {
        var commands: [DrawingCommand] = []
        /// From the coordinates of now to pixels.
        var transform: Transform
    }

    /// How often ``save()`` may be called without ``restore()``.
    private static let depthLimit = 64

    private let size: CGSize
    /// Pixels to a point.
    package let scale: Double
    private var sheets: [Sheet]
    /// The images that the commands name.
    package private(set) var images: [Int: Bitmap] = [:]

    /// An empty canvas for a ``bitmap()`` whose pixels are as many as cover the size.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels to a point, from 0.1 to 10.
    /// - Throws: ``DrawingError/size(width:height:)`` if there are no pixels, or more than a ``Bitmap`` can have.
    package init(size: CGSize, scale: Double) throws(DrawingError) {
        self.size = size
        self.scale = scale.isFinite ? min(max(scale, 0.1), 10) : 1
        sheets = [Sheet(transform: Transform(scale: self.scale))]
        let (width, height) = Bitmap.extent(of: size, scale: self.scale)
        try Bitmap.check(width: width, height: height)
    }

    /// An empty canvas without a size, for its ``commands`` alone.
    ///
    /// - Parameter scale: Pixels to a point, from 0.1 to 10, of anyone who paints them.
    package init(scale: Double) {
        size = .zero
        self.scale = scale.isFinite ? min(max(scale, 0.1), 10) : 1
        sheets = [Sheet(transform: Transform(scale: self.scale))]
    }

    /// What has been drawn so far.
    package var commands: [DrawingCommand] {
        sheets.dropLast().reversed().reduce(sheets[sheets.count - 1].commands) { inner, sheet in
            sheet.commands + Self.isolated(inner)
        }
    }

    /// What has been drawn so far, painted.
    ///
    /// - Parameter limits: Nil if what is drawn is one's own.
    /// - Throws: ``DrawingError/failed(reason:)`` with the first thing that went wrong, such as that memory ran out.
    package func bitmap(within limits: PaintingLimits? = nil) throws(DrawingError) -> Bitmap {
        let painter = try CairoPainter(size: size, scale: scale, images: images, limits: limits)
        painter.paint(commands)
        return try painter.bitmap()
    }

    // MARK: Clip and coordinates

    /// Keeps clip and coordinates for ``restore()``.
    package func save() {
        if sheets.count <= Self.depthLimit { sheets.append(Sheet(transform: transform)) } else { unsaved += 1 }
    }

    /// The calls of ``save()`` beyond the limit, which have no sheet.
    private var unsaved = 0

    /// Brings clip and coordinates back; without a ``save()`` before it nothing happens.
    package func restore() {
        if unsaved > 0 { unsaved -= 1 } else if sheets.count > 1 { note(Self.isolated(take())) }
    }

    /// Draws with clip and coordinates that are given back afterwards.
    package func isolated(_ body: () -> Void) { note(Self.isolated(noted(body))) }

    private static func isolated(_ commands: [DrawingCommand]) -> [DrawingCommand] {
        let isNeeded = commands.contains {
            switch $0 {
            case .clip, .concatenate: true
            default: false
            }
        }
        return isNeeded ? [.isolated(commands)] : commands
    }

    /// Moves the origin.
    package func translate(x: Double, y: Double) {
        if x != 0 || y != 0 { concatenate(Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)) }
    }

    /// Puts a map in front of the coordinates; after one that cannot be undone nothing is drawn.
    package func concatenate(_ transform: Transform) {
        sheets[sheets.count - 1].transform = transform.concatenating(self.transform)
        note([.concatenate(transform)])
    }

    /// Lets nothing be drawn outside a path, besides what is not drawn already.
    package func clip(to path: Path) { note([.clip(path)]) }

    /// The nearest rectangle whose edges lie between pixels; the same one where the canvas is turned.
    package func snapped(_ rect: CGRect) -> CGRect { transform.snapped(rect) }

    /// The nearest point that lies between pixels; the same one where the canvas is turned.
    package func snapped(_ point: CGPoint) -> CGPoint { transform.snapped(point) }

    var transform: Transform { sheets[sheets.count - 1].transform }

    private func note(_ commands: [DrawingCommand]) { sheets[sheets.count - 1].commands += commands }

    private func take() -> [DrawingCommand] { sheets.removeLast().commands }

    /// What a body draws, apart.
    private func noted(_ body: () -> Void) -> [DrawingCommand] {
        let depth = sheets.count
        sheets.append(Sheet(transform: transform))
        body()
        // What it has saved and not restored ends with it.
        while sheets.count > depth + 1 { restore() }
        return take()
    }

    // MARK: Drawing

    /// Fills a path with a color.
    package func fill(_ path: Path, with color: Color) {
        if color.alpha > 0 { note([.fill(path, .color(color))]) }
    }

    /// Fills a path with colors that run from one point to another.
    package func fill(_ path: Path, from start: CGPoint, to end: CGPoint, stops: [GradientStop]) {
        note([.fill(path, .linear(from: start, to: end, stops))])
    }

    /// Fills a path with colors that run from a middle outwards.
    ///
    /// - Parameter radii: How far the last color is from the middle, across and down.
    package func fill(_ path: Path, around center: CGPoint, radii: CGSize, stops: [GradientStop]) {
        note([.fill(path, .radial(around: center, radii: radii, stops))])
    }

    /// Draws a line along a path.
    package func stroke(_ path: Path, with color: Color, line: LineStyle) {
        if color.alpha > 0, line.width > 0 { note([.stroke(path, color, line)]) }
    }

    /// Draws a bitmap into a rectangle, stretched to fill it.
    ///
    /// - Parameters:
    ///   - tint: In this color where the bitmap is not clear; nil leaves it its own colors.
    ///   - alpha: How much of it is seen, from 0 to 1.
    package func draw(_ bitmap: Bitmap, in rect: CGRect, tint: Color? = nil, alpha: Double = 1) {
        guard alpha.fraction > 0 else { return }
        images[bitmap.number] = bitmap
        note([.image(bitmap.number, in: rect, tint: tint, alpha: alpha.fraction)])
    }

    /// Draws a bitmap into a rectangle as a content mode says; what lies outside the rectangle is drawn too.
    ///
    /// - Parameter pointSize: The size of the bitmap in points.
    package func draw(
        _ bitmap: Bitmap, pointSize: CGSize, in rect: CGRect, mode: ImageMode, tint: Color? = nil, alpha: Double = 1
    ) {
        draw(bitmap, in: mode.place(for: pointSize, in: rect), tint: tint, alpha: alpha)
    }

    /// Draws a text, the upper left corner of its lines at a point.
    package func draw(_ text: TextLayout, at origin: CGPoint) {
        for ground in text.grounds {
            fill(Path(ground.place.offsetBy(dx: origin.x, dy: origin.y)), with: ground.color)
        }
        if !text.typeset.lines.isEmpty { note([.text(text.typeset, at: origin)]) }
    }

    /// Draws the shadow of a rounded rectangle, also where the rectangle itself is.
    ///
    /// - Parameters:
    ///   - opacity: How much of the color is seen, from 0 to 1.
    ///   - radius: How far the shadow fades to either side of the edge, in points; 100 at most.
    package func shadow(
        of rect: CGRect, cornerRadius: Double, color: Color, opacity: Double, offset: CGSize, radius: Double
    ) {
        var shadow = Shadow(color: color, offset: offset, radius: radius)
        shadow.color.alpha *= opacity.fraction
        if shadow.color.alpha > 0 { note([.shadow(shadow, of: rect, cornerRadius: cornerRadius)]) }
    }

    /// Draws what others have noted.
    ///
    /// - Parameter images: Those that the commands name.
    package func draw(_ commands: [DrawingCommand], images: [Int: Bitmap]) {
        self.images.merge(images) { own, _ in own }
        note(Self.isolated(commands))
    }

    // MARK: Groups

    /// Draws as if on a sheet of its own that is then laid on the canvas.
    package func group(alpha: Double, _ body: () -> Void) {
        guard alpha.fraction > 0 else { return }
        guard alpha.fraction < 1 else { return isolated(body) }
        let commands = noted(body)
        if !commands.isEmpty { note([.group(commands, alpha: alpha.fraction)]) }
    }

    /// Draws as if on a sheet of its own, of which as much is laid on the canvas as another drawing covers.
    package func group(masking mask: () -> Void, _ body: () -> Void) {
        let commands = noted(body)
        if !commands.isEmpty { note([.masked(commands, by: noted(mask))]) }
    }

    /// Draws, mixing what is drawn with what is there.
    package func blended(_ blending: Blending, _ body: () -> Void) {
        guard blending != .normal else { return body() }
        let commands = noted(body)
        if !commands.isEmpty { note([.blended(commands, blending)]) }
    }
}
