// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CPocketSphinx
import Sentences

/// PocketSphinx, loaded at the first need.
enum RecognizerLibrary {
    /// Why it can't be loaded; nil if it is.
    private static let reason: String? = {
        var problem = [CChar](repeating: 0, count: 512)
        guard !beckon_sphinx_load(&problem, problem.count) else { return nil }
        return String(decoding: problem.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }()

    /// Loads PocketSphinx. Its functions are null until then.
    static func load() throws(Problem<Fault>) {
        if let reason {
            throw Problem("the speech recognizer can't be loaded: \(reason); install the package libpocketsphinx3")
        }
    }
}
