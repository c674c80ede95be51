// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// A picture that is laid onto others.
struct Overlay {
    private let picture: Bitmap
    private let position: PicturePosition
    private let custom: CGPoint
    private let size: CGSize
    private let degrees: Double
    private let opacity: Double

    /// - Parameters:
    ///   - custom: Where it lies where the position is custom.
    ///   - width: A side that is nil follows from the other.
    init(
        _ picture: Bitmap, position: String, at custom: CGPoint, width: Double?, height: Double?, degrees: Double,
        opacity: Double
    ) {
        self.picture = picture
        self.position = PicturePosition(position)
        self.custom = custom
        let whole = picture.size
        switch (width, height) {
        case (let width?, let height?): size = CGSize(width: width, height: height)
        case (let width?, nil): size = CGSize(width: width, height: whole.height * width / whole.width)
        case (nil, let height?): size = CGSize(width: whole.width * height / whole.height, height: height)
        case (nil, nil): size = whole
        }
        self.degrees = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
        self.opacity = opacity
    }

    func draw(onto base: Bitmap, in canvas: Canvas) {
        canvas.draw(base, in: CGRect(origin: .zero, size: base.size))
        let origin = position.origin(of: size, in: base.size, custom: custom)
        canvas.isolated {
            canvas.translate(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
            let angle = degrees * .pi / 180
            canvas.concatenate(Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
            canvas.draw(
                picture, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
                alpha: opacity)
        }
    }
}
