// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PersonNameComponents {
    /// Given, middle and family name as they are read together; nil when none of them is known.
    ///
    /// A name in Han, Hangul or kana has the family name first and no spaces. Foundation's own formatter does not
    /// exist on Linux.
    var fullName: String? {
        let parts = [givenName, middleName, familyName].compactMap(\.self).filter { !$0.isEmpty }
        guard !parts.isEmpty else { return nil }
        if parts.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isEastAsian) }) {
            return [familyName, givenName, middleName].compactMap(\.self).joined()
        }
        return parts.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    fileprivate var isEastAsian: Bool {
        switch value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x323AF: true
        default: false
        }
    }
}
