// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Shortcuts

extension ImageProcessor {
    /// Pictures cut to a shape.
    func masked(
        _ files: [ContentFile], shape: String, radius: Double, mask: ContentFile?
    ) throws(ShortcutFailure) -> Content {
        let outline = try mask.map { file throws(ShortcutFailure) in try self.mask(file) }
        return try each(files) { picture, name throws(ShortcutFailure) in
            let isIcon = shape == "Icon"
            let side = min(picture.width, picture.height)
            let made = try Picture(
                width: isIcon ? side : picture.width, height: isIcon ? side : picture.height, name: name)
            try made.draw { context in
                cairo_translate(
                    context, Double(made.width - picture.width) / 2, Double(made.height - picture.height) / 2)
                picture.beSource(of: context)
                cairo_identity_matrix(context)
                if let outline {
                    paint(through: outline, onto: made, context)
                } else {
                    trace(shape, radius: radius, width: Double(made.width), height: Double(made.height), context)
                    cairo_fill(context)
                }
            }
            return (made, true)
        }
    }

    /// A picture whose opacity says what is left: its own, or where nothing of it is clear, its brightness.
    private func mask(_ file: ContentFile) throws(ShortcutFailure) -> Picture {
        let mask = try reader.picture(file)
        if !mask.isClearInParts, let pixels = mask.pixels {
            cairo_surface_flush(mask.surface)
            beckon_pixels_opacity_from_brightness(pixels, mask.stride, Int32(mask.width), Int32(mask.height))
            cairo_surface_mark_dirty(mask.surface)
        }
        return mask
    }

    private func paint(through mask: Picture, onto made: Picture, _ context: OpaquePointer) {
        guard let pattern = cairo_pattern_create_for_surface(mask.surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t(
            xx: Double(mask.width) / Double(made.width), yx: 0, xy: 0, yy: Double(mask.height) / Double(made.height),
            x0: 0, y0: 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_mask(context, pattern)
    }

    private func trace(
        _ shape: String, radius: Double, width: Double, height: Double, _ context: OpaquePointer
    ) {
        let longest = min(width, height) / 2
        switch shape {
        case "Ellipse":
            cairo_save(context)
            cairo_translate(context, width / 2, height / 2)
            cairo_scale(context, width / 2, height / 2)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            cairo_restore(context)
        // The corners of an icon are these parts of its side.
        case "Icon": corners(min(width, height) * 0.225, width, height, context)
        default: corners(radius.isFinite ? min(max(radius, 0), longest) : longest, width, height, context)
        }
    }

    private func corners(_ radius: Double, _ width: Double, _ height: Double, _ context: OpaquePointer) {
        cairo_new_sub_path(context)
        cairo_arc(context, width - radius, radius, radius, -.pi / 2, 0)
        cairo_arc(context, width - radius, height - radius, radius, 0, .pi / 2)
        cairo_arc(context, radius, height - radius, radius, .pi / 2, .pi)
        cairo_arc(context, radius, radius, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
    }
}
