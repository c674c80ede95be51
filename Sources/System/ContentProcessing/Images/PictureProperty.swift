// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Shortcuts

/// What is known of a picture only by looking into it.
struct PictureProperty {
    private let limits: ProcessingLimits

    init(limits: ProcessingLimits) { self.limits = limits }

    /// - Parameter name: As the format has it, such as `Width`.
    func content(_ name: String, of files: [ContentFile]) throws(ShortcutFailure) -> Content {
        var values: [ContentItem] = []
        for file in files {
            guard let value = try value(name, of: file) else { continue }
            values.append(ContentItem(value))
        }
        return Content(values)
    }

    /// Nil where nothing of the name is known.
    private func value(_ name: String, of file: ContentFile) throws(ShortcutFailure) -> ContentValue? {
        switch name {
        case "Width": .number(.whole(try bitmapSide(file) { $0.width }))
        case "Height": .number(.whole(try bitmapSide(file) { $0.height }))
        // Pictures are decoded upright.
        case "Orientation": .text("Up")
        case "Media Type": .text("Image")
        case "Is a Screenshot": .boolean(file.name.hasPrefix("Screenshot"))
        default: nil
        }
    }

    private func bitmapSide(
        _ file: ContentFile, _ side: (Bitmap) -> Int
    ) throws(ShortcutFailure) -> Int { side(try Picture(file, limits: limits).bitmap) }
}
