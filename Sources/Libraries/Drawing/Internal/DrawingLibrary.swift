// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing

/// Cairo, Pango, librsvg and gdk-pixbuf, each loaded at the first need.
enum DrawingLibrary {
    private static let loaded: Result<beckon_drawing, DrawingError> = load(beckon_drawing_load)
    private static let vectors: Result<beckon_vectors, DrawingError> = load(beckon_vectors_load)

    private static let pictures: Result<beckon_pictures, DrawingError> = load(beckon_pictures_load)

    /// - Throws: ``DrawingError/missingLibrary(_:)``.
    static func functions() throws(DrawingError) -> beckon_drawing { try loaded.get() }

    /// - Throws: ``DrawingError/missingLibrary(_:)``.
    static func vectorFunctions() throws(DrawingError) -> beckon_vectors { try vectors.get() }

    /// - Throws: ``DrawingError/missingLibrary(_:)``.
    static func pictureFunctions() throws(DrawingError) -> beckon_pictures { try pictures.get() }

    private static func load<Table>(
        _ loader: (UnsafeMutablePointer<CChar>, Int) -> UnsafePointer<Table>?
    ) -> Result<Table, DrawingError> {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { problem in
            problem.initialize(repeating: 0)
            guard let start = problem.baseAddress else { return .failure(.missingLibrary("there is no memory")) }
            if let table = loader(start, problem.count) { return .success(table.pointee) }
            return .failure(.missingLibrary(String(cString: start)))
        }
    }
}

extension beckon_drawing {
    /// What Cairo calls a status.
    func words(for status: Int32) -> String {
        cairo_status_to_string(status).map { String(cString: $0) } ?? "of an unknown kind"
    }
}
