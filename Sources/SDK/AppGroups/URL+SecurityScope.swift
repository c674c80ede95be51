// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
    /// Opens a file that the person has chosen; true, since the sandbox has already decided what the process reads.
    ///
    /// See *startAccessingSecurityScopedResource()* of `NSURL` in Apple's documentation.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends what ``startAccessingSecurityScopedResource()`` began; it does nothing here.
    public func stopAccessingSecurityScopedResource() {}
}
