// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Reads a property list, XML or binary, into a tree whose values know their places.
///
/// Bytes from anywhere may be given: size, depth and number of values are
/// bounded by ``PropertyListLimits``, nothing is loaded from outside, and
/// nothing traps.
package enum PropertyListReader {
    /// Reads either form.
    package static func read(_ data: Data) -> PropertyListReading {
        if data.count > PropertyListLimits.size {
            return refusal(
                "the file has \(data.count) bytes, more than the \(PropertyListLimits.size) that are read",
                mend: "check that this is the file itself and not another under its name")
        }
        if data.isEmpty {
            return refusal("the file is empty", mend: "save it again from the editor it was made with")
        }
        if data.starts(with: Data("bplist".utf8)) {
            return BinaryPropertyListReader(data).read()
        }
        guard let text = PropertyListText.decode(data) else {
            return refusal(
                "the file is neither a binary property list nor text in UTF-8 or UTF-16",
                mend: "save it as an XML property list in UTF-8")
        }
        guard text.first(where: { !$0.isWhitespace }) == "<" else {
            return refusal(
                "the file is not a property list",
                mend: "begin it with <?xml version=\"1.0\" encoding=\"UTF-8\"?> and a <plist> element")
        }
        return XMLPropertyListReader(text).read()
    }

    private static func refusal(_ message: String, mend: String) -> PropertyListReading {
        let start = PropertyListLocation(line: 1, column: 1)
        return PropertyListReading(root: nil, problems: [PropertyListProblem(at: start, message, mend: mend)])
    }
}
