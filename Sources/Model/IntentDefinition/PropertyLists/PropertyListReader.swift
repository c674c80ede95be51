// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a property list, XML or binary, into a tree whose values know their places.
struct PropertyListReader {
    /// What came of it: the tree, unless something made it unreadable, and all there is to say.
    struct Outcome {
        var root: PropertyListNode?
        var diagnostics: [Diagnostic]
    }

    private let path: String

    init(path: String) {
        self.path = path
    }

    /// Reads either form; never throws, never traps, whatever the bytes are.
    func read(_ data: Data) -> Outcome {
        if data.count > PropertyListLimits.size {
            return refusal(
                "the file has \(data.count) bytes, more than the \(PropertyListLimits.size) a definition may have",
                mend: "check that this is the definition itself and not another file under its name")
        }
        if data.isEmpty {
            return refusal("the file is empty", mend: "save it again from the intent editor")
        }
        if data.starts(with: Data("bplist".utf8)) {
            return BinaryPropertyListReader(data, path: path).read()
        }
        guard let text = PropertyListText.decode(data) else {
            return refusal(
                "the file is neither a binary property list nor text in UTF-8 or UTF-16",
                mend: "save it as an XML property list in UTF-8")
        }
        guard text.first(where: { !$0.isWhitespace }) == "<" else {
            return refusal(
                "the file is not a property list",
                mend: "a definition begins with <?xml version=\"1.0\" encoding=\"UTF-8\"?> and a <plist> element")
        }
        return XMLPropertyListReader(text, path: path).read()
    }

    private func refusal(_ message: String, mend: String) -> Outcome {
        let location = SourceLocation(path: path, line: 1, column: 1)
        return Outcome(root: nil, diagnostics: [Diagnostic(.error, at: location, message, mend: mend)])
    }
}
