// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CDrawing

/// The reason why a function of GLib has failed.
package struct GLibError {
    /// The number of the error in its domain; -1 if the function gives none.
    package let code: Int
    /// What went wrong, in GLib's words.
    package let words: String

    /// The error of a function that fills one in; nil if the function succeeds.
    package static func of(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Bool) -> GLibError? {
        var error: UnsafeMutablePointer<GError>?
        let isDone = body(&error)
        defer { if let error { g_error_free(error) } }
        guard !isDone else { return nil }
        return GLibError(
            code: Int(error?.pointee.code ?? -1),
            words: error?.pointee.message.map { String(cString: $0) } ?? "no reason is given")
    }
}
