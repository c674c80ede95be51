// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CRsvg

/// An SVG document of the theme or of this module. Nothing an app brings is read as SVG.
///
/// It is read without an address, so librsvg follows no reference out of it.
struct VectorDocument: ~Copyable {
    private let handle: UnsafeMutableRawPointer
    private let name: String

    /// - Throws: ``IconFlaw`` with what librsvg says of the bytes.
    init(_ bytes: [UInt8], name: String) throws(IconFlaw) {
        var error: UnsafeMutablePointer<beckon_rsvg_error>?
        guard let handle = rsvg_handle_new_from_data(bytes, bytes.count, &error) else {
            throw .drawing(name, Self.take(error))
        }
        self.handle = handle
        self.name = name
    }

    deinit {
        g_object_unref(handle)
    }

    /// Draws the whole document into a square.
    func draw(on context: OpaquePointer, x: Double, y: Double, side: Double) throws(IconFlaw) {
        var place = beckon_rsvg_rectangle(x: x, y: y, width: side, height: side)
        var error: UnsafeMutablePointer<beckon_rsvg_error>?
        guard rsvg_handle_render_document(handle, context, &place, &error) != 0 else {
            throw .drawing(name, Self.take(error))
        }
    }

    private static func take(_ error: UnsafeMutablePointer<beckon_rsvg_error>?) -> String {
        guard let error else { return "the library gives no reason" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
