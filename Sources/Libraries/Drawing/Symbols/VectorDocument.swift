// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation

/// An SVG in memory; it has no base URI, so librsvg loads nothing from elsewhere for it.
struct VectorDocument: ~Copyable {
    private let handle: OpaquePointer
    private let name: String

    /// - Throws: ``DrawingError/symbol(name:reason:)`` with what librsvg says of the bytes.
    init(_ bytes: [UInt8], name: String) throws(DrawingError) {
        try DrawingLibrary.loadVectors()
        var handle: OpaquePointer?
        let error = GLibError.of { error in
            handle = rsvg_handle_new_from_data(bytes, bytes.count, error)
            return handle != nil
        }
        guard let handle else { throw .symbol(name: name, reason: error?.words ?? "") }
        self.handle = handle
        self.name = name
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    /// Draws the whole document into a rectangle.
    func draw(on context: OpaquePointer, in rect: CGRect) throws(DrawingError) {
        var place = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        if let error = GLibError.of({ rsvg_handle_render_document(handle, context, &place, $0) != 0 }) {
            throw .symbol(name: name, reason: error.words)
        }
    }
}
