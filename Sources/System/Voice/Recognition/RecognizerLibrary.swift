// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CPocketSphinx
import Sentences

/// PocketSphinx, loaded at the first need.
enum RecognizerLibrary {
    private enum Loaded: Sendable {
        case table(beckon_sphinx)
        case missing(String)
    }

    private static let loaded: Loaded = {
        var problem = [CChar](repeating: 0, count: 512)
        guard let table = beckon_sphinx_load(&problem, problem.count) else {
            return .missing(String(decoding: problem.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
        return .table(table.pointee)
    }()

    /// - Throws: ``VoiceError/noRecognizer(_:)``.
    static func table() throws(VoiceError) -> beckon_sphinx {
        switch loaded {
        case .table(let table): return table
        case .missing(let reason): throw .noRecognizer(Sentence(verbatim: reason))
        }
    }
}
