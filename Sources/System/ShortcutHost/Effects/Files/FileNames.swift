// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// The names that a path below a folder leads over: none is `..`, and none is longer than a name may be.
struct FileNames: Hashable, Sendable {
    private static let longest = 255

    private(set) var names: [String]
    /// Whether the path ended with `/`, or was empty: what it names is a folder.
    private(set) var isFolder: Bool

    /// - Throws: If the path is invalid or leads out of the folder.
    init(_ path: String, depth: Int) throws(ShortcutFailure) {
        guard !path.hasPrefix("/") else { throw Self.leadsOut(path) }
        names = path.split(separator: "/").map(String.init).filter { $0 != "." }
        isFolder = names.isEmpty || path.hasSuffix("/")
        guard !names.contains("..") else { throw Self.leadsOut(path) }
        guard names.count <= depth else {
            throw ShortcutFailure(
                "‘\(path.prefix(200))’ has more than \(depth) folders", remedy: "use a shorter path",
                kind: .tooMuch)
        }
        guard names.allSatisfy(Self.isName) else { throw Self.isNone(path) }
    }

    init(_ names: some Sequence<String>) {
        self.names = Array(names)
        isFolder = self.names.isEmpty
    }

    var path: String { names.joined(separator: "/") }
    var last: String { names.last ?? "" }
    var parent: FileNames { FileNames(names.dropLast()) }

    func appending(_ name: String) -> FileNames { FileNames(names + [name]) }

    /// Whether the kernel takes it for a name of an entry.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && name.utf8.count <= longest
            && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    }

    /// A name that is one, as near as possible to what something is called.
    static func plain(_ name: String) -> String {
        let plain = name.replacing("/", with: "-").replacing("\0", with: "")
        guard !plain.isEmpty, plain != ".", plain != ".." else { return "File" }
        guard plain.utf8.count > longest - 16 else { return plain }
        let (stem, ending) = parts(of: plain)
        return shortened(stem, to: max(1, longest - 16 - min(ending.utf8.count, 32))) + shortened(ending, to: 32)
    }

    /// The name, and where that is taken `x 2.txt`, `x 3.txt`, …
    static func alternatives(to name: String) -> some Sequence<String> {
        let (stem, ending) = parts(of: name)
        return (1...10_000).lazy.map { number in
            guard number > 1 else { return name }
            let addition = " \(number)\(ending)"
            return shortened(stem, to: max(1, longest - addition.utf8.count)) + addition
        }
    }

    /// A name and its extension with the dot, which is empty if there is none.
    private static func parts(of name: String) -> (String, String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[dot...]))
    }

    private static func shortened(_ text: String, to bytes: Int) -> String {
        var text = text
        while text.utf8.count > bytes { text.removeLast() }
        return text
    }

    private static func leadsOut(_ path: String) -> ShortcutFailure {
        ShortcutFailure(
            "‘\(path.prefix(200))’ leads out of the shortcut’s own folder",
            remedy: "name a file in it, or let the person choose")
    }

    private static func isNone(_ path: String) -> ShortcutFailure {
        ShortcutFailure("‘\(path.prefix(200))’ is not a file path", remedy: "use a shorter name")
    }
}
