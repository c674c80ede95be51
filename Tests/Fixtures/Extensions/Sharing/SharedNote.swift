// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A file in a group's container, as apps write one.
struct SharedNote {
    static let name = "note.txt"

    let group: String

    /// - Returns: The result, `no container` where the group is not the bundle's.
    func answer(to verb: String) -> String {
        guard
            let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        else { return "no container" }
        let file = folder.appending(path: Self.name)
        switch verb {
        case "path": return folder.path(percentEncoded: false)
        case "read": return Self.content(of: file)
        case "write":
            do {
                try Data("for the group".utf8).write(to: file, options: .atomic)
                return "written"
            } catch {
                return "\(error)"
            }
        default: return "what is ‘\(verb)’?"
        }
    }

    /// - Returns: The text, or `no file`.
    static func content(of file: URL) -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch CocoaError.fileReadNoSuchFile {
            return "no file"
        } catch {
            return "\(error)"
        }
    }
}
