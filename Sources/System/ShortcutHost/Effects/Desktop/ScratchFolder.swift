// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import Shortcuts

/// A folder that only its owner can look into, for what a program can write into a file alone; gone with the value.
struct ScratchFolder: ~Copyable {
    let path: String

    init(_ tools: MachineTools) throws(ShortcutFailure) {
        let base = tools["XDG_RUNTIME_DIR"] ?? tools["TMPDIR"] ?? "/tmp"
        var template = Array("\(base)/beckon-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ShortcutFailure(
                "no folder can be made in \(base): \(String(cString: strerror(errno)))", remedy: "free some space there"
            )
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        // What does not go is the system's to clear away.
        try? FileManager.default.removeItem(atPath: path)
    }
}
