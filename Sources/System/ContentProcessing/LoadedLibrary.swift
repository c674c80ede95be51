// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Sentences
import Shortcuts

/// The libraries that are loaded at the first need.
enum LoadedLibrary {
    private static let poppler = load(beckon_poppler_load)
    private static let tesseract = load(beckon_tesseract_load)
    private static let zbar = load(beckon_zbar_load)

    static func forPDF() throws(ShortcutFailure) -> beckon_poppler {
        try table(poppler, package: "libpoppler-glib8")
    }

    static func forRecognition() throws(ShortcutFailure) -> beckon_tesseract {
        try table(tesseract, package: "libtesseract5")
    }

    static func forCodes() throws(ShortcutFailure) -> beckon_zbar { try table(zbar, package: "libzbar0") }

    private enum Loaded<Table: Sendable>: Sendable {
        case table(Table)
        /// What the loader says.
        case missing(String)
    }

    private static func table<Table: Sendable>(_ loaded: Loaded<Table>, package: String) throws(ShortcutFailure)
        -> Table
    {
        switch loaded {
        case .table(let table): return table
        case .missing(let reason):
            throw ShortcutFailure(
                "a library for it is missing: \(reason)", remedy: "install the package \(package)", kind: .missing)
        }
    }

    private static func load<Table: Sendable>(
        _ loader: (UnsafeMutablePointer<CChar>, Int) -> UnsafePointer<Table>?
    ) -> Loaded<Table> {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { problem in
            problem.initialize(repeating: 0)
            guard let start = problem.baseAddress else { return .missing("there is no memory") }
            if let table = loader(start, problem.count) { return .table(table.pointee) }
            return .missing(String(cString: start))
        }
    }
}
