// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// The outermost dictionary of a property list with texts.
enum StringsPropertyList {
    /// Its entries in file order.
    static func entries(of data: Data, path: String) throws(StringsError) -> [PropertyListNode.Entry] {
        let list = PropertyListReader.read(data)
        if let problem = list.problems.first {
            throw StringsError(path: path, line: problem.location.line, problem.message, remedy: problem.remedy)
        }
        guard let root = list.root, case .dictionary(let entries) = root.content else {
            throw StringsError(
                path: path, line: list.root?.location.line, "the file holds no dictionary",
                remedy: "put the texts into one <dict>")
        }
        return entries
    }
}
