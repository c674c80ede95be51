// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names a bundle has in different languages.
enum DisplayNames {
    static func read(in bundle: URL) throws(InstallError) -> [String: String] {
        [:]
    }
}
