// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation

/// An SVG in memory; it has no base URI, so librsvg loads nothing from elsewhere for it.
struct VectorDocument: ~Copyable {
    private let functions: beckon_vectors
    private let handle: OpaquePointer
    private let name: String

    /// - Throws: ``DrawingError/symbol(name:reason:)`` with what librsvg says of the bytes.
    init(_ bytes: [UInt8], name: String) throws(DrawingError) {
        let functions = try DrawingLibrary.vectorFunctions()
        var error: UnsafeMutablePointer<beckon_error>?
        guard let handle = functions.rsvg_handle_new_from_data(bytes, bytes.count, &error) else {
            throw .symbol(name: name, reason: Self.take(error, functions))
        }
        self.functions = functions
        self.handle = handle
        self.name = name
    }

    deinit { functions.g_object_unref(UnsafeMutableRawPointer(handle)) }

    /// Draws the whole document into a rectangle.
    func draw(on context: OpaquePointer, in rect: CGRect) throws(DrawingError) {
        var place = beckon_svg_rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        var error: UnsafeMutablePointer<beckon_error>?
        guard functions.rsvg_handle_render_document(handle, context, &place, &error) != 0 else {
            throw .symbol(name: name, reason: Self.take(error, functions))
        }
    }

    private static func take(_ error: UnsafeMutablePointer<beckon_error>?, _ functions: beckon_vectors) -> String {
        guard let error else { return "the library gives no reason" }
        defer { functions.g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "the library gives no reason"
    }
}
