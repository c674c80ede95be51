// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

extension Subprocess {
    /// The folders searched where the environment names none.
    private static let standardPath = "/usr/local/bin:/usr/bin:/bin"

    /// The absolute path of a program by name, as a shell finds it.
    ///
    /// - Parameter path: Folders with `:` between; relative ones are passed over, for their meaning
    ///   depends on where one stands.
    /// - Throws: ``SubprocessError/notFound(name:path:)``.
    package static func search(_ name: String, path: String?) throws(SubprocessError) -> String {
        let path = path ?? standardPath
        for folder in path.split(separator: ":") where folder.hasPrefix("/") {
            let candidate = "\(folder)/\(name)"
            var status = stat()
            guard stat(candidate, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            if access(candidate, X_OK) == 0 { return candidate }
        }
        throw .notFound(name: name, path: path)
    }
}
