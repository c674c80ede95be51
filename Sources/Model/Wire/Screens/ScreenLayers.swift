// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What has become of the layers on an app's screen, and the images in them that were not sent before.
package struct ScreenLayers: Hashable, Sendable {
    /// An image, as a PNG.
    package struct Image: Hashable, Sendable {
        /// Names it as long as the app's process lives, from 1.
        package var number: Int
        package var png: Data

        package init(number: Int, png: Data) {
            self.number = number
            self.png = png
        }
    }

    /// More than the images of any screen, in bytes.
    package static let byteLimit = 48 << 20

    /// A `LayerChange` of Drawing, as JSON.
    package var change: Data
    package var images: [Image]

    package init(change: Data, images: [Image]) {
        self.change = change
        self.images = images
    }
}

// MARK: - As they travel

extension ScreenLayers {
    /// Reads the content of a ``NumberedFrame``: the length of the JSON in 4 bytes, big-endian, and that; then of each
    /// image its number in 8 bytes, its length in 4, and the image.
    ///
    /// - Throws: ``FrameError/notMessage(place:reason:)`` where anything does not fit.
    init(content: Data) throws(FrameError) {
        var rest = content
        func take(_ count: Int) throws(FrameError) -> Data {
            guard count <= rest.count else {
                throw .notMessage(place: "layers", reason: "\(count) bytes are announced where \(rest.count) follow")
            }
            defer { rest = rest.dropFirst(count) }
            // A part of the frame, not a copy: images may be large.
            return rest.prefix(count)
        }
        func number(bytes: Int) throws(FrameError) -> Int {
            Int(truncatingIfNeeded: try take(bytes).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }
        guard content.count <= Self.byteLimit else {
            throw .notMessage(
                place: "layers", reason: "they have \(content.count) bytes; at most \(Self.byteLimit) may be")
        }
        change = try take(try number(bytes: 4))
        images = []
        while !rest.isEmpty {
            let image = try number(bytes: 8)
            guard image > 0 else { throw .notMessage(place: "layers", reason: "images are counted from 1") }
            images.append(Image(number: image, png: try take(try number(bytes: 4))))
        }
    }

    /// The content of a ``NumberedFrame``.
    var parts: [Data] {
        func big(_ number: some FixedWidthInteger) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
        return [big(UInt32(clamping: change.count)), change]
            + images.flatMap { [big(Int64($0.number)), big(UInt32(clamping: $0.png.count)), $0.png] }
    }
}
