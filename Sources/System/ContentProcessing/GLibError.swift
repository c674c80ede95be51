// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia

/// What functions of GLib say when they fail.
struct GLibError {
    let code: Int
    let words: String

    /// The failure of a function that fills in an error; nil if it did what it should.
    static func of(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Bool) -> GLibError? {
        var error: UnsafeMutablePointer<GError>?
        let isDone = body(&error)
        defer { if let error { g_error_free(error) } }
        guard !isDone else { return nil }
        return GLibError(
            code: Int(error?.pointee.code ?? -1),
            words: error?.pointee.message.map { String(cString: $0) } ?? "no reason is given")
    }
}
