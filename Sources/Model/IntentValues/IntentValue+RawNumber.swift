// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentValue {
    /// The number by which the case of an enumeration travels and is kept, whose raw value is a text.
    ///
    /// The same for the same text in every version of an app, wherever the case stands: FNV-1a, 31 bits, never 0, which
    /// says that nothing is set.
    package static func rawNumber(of text: String) -> Int {
        let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return max(1, Int(hash & 0x7fff_ffff))
    }
}
