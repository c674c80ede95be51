// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders of the app groups that the system has given to this process.
///
/// What opens the folders is that the system has put them within reach; this
/// only says where they are.
struct GroupFolders: Sendable {
    /// The variable that holds a JSON object of paths by group identifier.
    static let variable = "BECKON_APPLICATION_GROUPS"
    /// More than any list of groups needs, in bytes.
    static let sizeLimit = 64 << 10

    /// Those of this process, as they were when it started.
    static let current = GroupFolders(ProcessInfo.processInfo.environment[variable])

    private let folders: [String: URL]

    /// - Parameter text: The value of ``variable``; nil for a process without groups.
    init(_ text: String?) {
        guard let text else {
            folders = [:]
            return
        }
        do {
            guard text.utf8.count <= Self.sizeLimit else { throw Misfit(reason: "it is too long") }
            let paths = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
            guard paths.values.allSatisfy({ $0.hasPrefix("/") }) else { throw Misfit(reason: "a path is not absolute") }
            folders = paths.mapValues { URL(filePath: $0, directoryHint: .isDirectory) }
        } catch {
            GroupWarning.write(
                "\(Self.variable) cannot be read (\(error)), so this process has no app groups; "
                    + "start it with beckon, or give a JSON object of paths by group identifier")
            folders = [:]
        }
    }

    subscript(group: String) -> URL? { folders[group] }

    private struct Misfit: Error, CustomStringConvertible {
        var reason: String
        var description: String { reason }
    }
}
