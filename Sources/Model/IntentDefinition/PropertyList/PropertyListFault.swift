// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no property list.
struct PropertyListFault: Error, Sendable {
    /// Where reading stopped, in UTF-8 bytes of the text; nil in binary lists.
    var offset: Int?
    /// What is wrong, lower case, without a full stop.
    var message: String
    /// What to do about it, lower case.
    var mend: String

    init(at offset: Int?, _ message: String, mend: String) {
        self.offset = offset
        self.message = message
        self.mend = mend
    }
}
