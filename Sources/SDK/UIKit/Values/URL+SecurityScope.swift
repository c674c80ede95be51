// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension URL {
    /// Asks for access to a file that was handed to the app.
    ///
    /// Grants nothing: what an app may read is settled when its process starts.
    ///
    /// - Returns: Whether the app can read the file; calls with true are followed by one of
    ///   ``stopAccessingSecurityScopedResource()``.
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL && FileManager.default.isReadableFile(atPath: path)
    }

    /// Gives access up. There is nothing to give back here.
    public func stopAccessingSecurityScopedResource() {}
}
