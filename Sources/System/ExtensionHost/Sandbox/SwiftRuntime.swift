// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux

/// Where Swift's libraries lie, and the program that reports a crash.
///
/// They are found by where our own come from, never by what an app's program
/// asks for: its search path could name any folder of the person's.
package enum SwiftRuntime {
    /// The folder of the libraries; nil if they are linked into the program.
    package static var libraries: String? { folders.first }

    /// The folders a program needs to see, outside `/usr/lib` too.
    static let folders: [String] = {
        guard let library = pathOfLibrary() else { return [] }
        // prefix/lib/swift/linux/libswiftCore.so
        let parts = library.split(separator: "/")
        guard parts.count >= 4, parts.suffix(4).dropLast(2).elementsEqual(["lib", "swift"]) else {
            return ["/" + parts.dropLast().joined(separator: "/")]
        }
        let prefix = "/" + parts.dropLast(4).joined(separator: "/")
        let platform = parts[parts.count - 2]
        return ["\(prefix)/lib/swift/\(platform)", "\(prefix)/libexec/swift/\(platform)"]
    }()

    /// Nil if the runtime is linked into the program.
    private static func pathOfLibrary() -> String? {
        guard let name = beckon_origin("swift_retain") else { return nil }
        let path = String(cString: name)
        return path.hasPrefix("/") && path.hasSuffix("/libswiftCore.so") ? path : nil
    }
}
