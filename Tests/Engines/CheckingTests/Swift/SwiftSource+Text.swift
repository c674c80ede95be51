// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking

extension SwiftSource {
    /// Reads a source that a test has as a text.
    init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
