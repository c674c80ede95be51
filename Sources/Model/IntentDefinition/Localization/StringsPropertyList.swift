// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outermost dictionary of a property list with texts.
enum StringsPropertyList {
    /// Its entries in file order.
    static func entries(of data: Data, path: String) throws(StringsError) -> [PropertyListNode.Entry] {
        let outcome = PropertyListReader(path: path).read(data)
        if let problem = outcome.diagnostics.first {
            throw StringsError(path: path, line: problem.location.line, problem.message, mend: problem.mend)
        }
        guard let root = outcome.root, case .dictionary(let entries) = root.content else {
            throw StringsError(
                path: path, line: outcome.root?.location.line, "the file holds no dictionary",
                mend: "put the texts into one <dict>")
        }
        return entries
    }
}
