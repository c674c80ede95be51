// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Drawing
import Sentences
import Shortcuts

/// The libraries that are loaded at the first need.
///
/// Load a library before anything calls its functions, which are null until then.
enum LoadedLibrary {
    private static let poppler = DrawingLibrary.reason(for: beckon_poppler_load)
    private static let tesseract = DrawingLibrary.reason(for: beckon_tesseract_load)
    private static let zbar = DrawingLibrary.reason(for: beckon_zbar_load)

    /// Loads Cairo, Pango and gdk-pixbuf.
    ///
    /// - Throws: The package to install, as the others.
    static func loadPictures() throws(ShortcutFailure) {
        do throws(DrawingError) {
            try DrawingLibrary.load()
            try DrawingLibrary.loadPictures()
        } catch {
            guard case .missingLibrary(let reason) = error else { return }
            try check(reason, package: "libgdk-pixbuf-2.0-0")
        }
    }

    /// Loads Poppler, and what it draws with.
    static func loadPDF() throws(ShortcutFailure) {
        try loadPictures()
        try check(poppler, package: "libpoppler-glib8")
    }

    /// Loads Tesseract.
    static func loadRecognition() throws(ShortcutFailure) { try check(tesseract, package: "libtesseract5") }

    /// Loads ZBar.
    static func loadCodes() throws(ShortcutFailure) { try check(zbar, package: "libzbar0") }

    private static func check(_ reason: String?, package: String) throws(ShortcutFailure) {
        guard let reason else { return }
        throw ShortcutFailure(
            "a library for it is missing: \(reason)", remedy: "install the package \(package)", kind: .missing)
    }
}
