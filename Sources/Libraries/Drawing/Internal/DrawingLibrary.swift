// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// Cairo with Pango, librsvg and gdk-pixbuf, each loaded at the first need.
///
/// Load a library before anything calls its functions, which are null until then.
package enum DrawingLibrary {
    private static let glib = reason(for: beckon_glib_load)
    private static let drawing = glib ?? reason(for: beckon_drawing_load)
    private static let vectors = glib ?? reason(for: beckon_vectors_load)
    private static let pictures = glib ?? reason(for: beckon_pictures_load)

    /// Loads Cairo and Pango.
    ///
    /// - Throws: ``DrawingError/missingLibrary(_:)``.
    package static func load() throws(DrawingError) { try check(drawing) }

    /// Loads librsvg.
    ///
    /// - Throws: ``DrawingError/missingLibrary(_:)``.
    static func loadVectors() throws(DrawingError) { try check(vectors) }

    /// Loads gdk-pixbuf.
    ///
    /// - Throws: ``DrawingError/missingLibrary(_:)``.
    package static func loadPictures() throws(DrawingError) { try check(pictures) }

    private static func check(_ reason: String?) throws(DrawingError) {
        if let reason { throw .missingLibrary(reason) }
    }

    /// Why a loader can't load its library, in the words of the dynamic loader; nil if it has loaded it.
    package static func reason(for loader: (UnsafeMutablePointer<CChar>?, Int) -> Bool) -> String? {
        var problem = [CChar](repeating: 0, count: 512)
        guard !loader(&problem, problem.count) else { return nil }
        return String(decoding: problem.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
