// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The names of members are converted by the characters of the thread's locale: without this, those of a service are the
/// letters of ASCII.
enum UnicodeLocale {
    /// Made once and never freed; unsafe by its type alone, as no function changes it.
    nonisolated(unsafe) private static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

    /// Runs with a locale in which texts are UTF-8.
    static func with<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let locale else { return try body() }
        let before = uselocale(locale)
        defer { uselocale(before) }
        return try body()
    }
}
