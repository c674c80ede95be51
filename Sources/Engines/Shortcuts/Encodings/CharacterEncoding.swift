// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sets of characters that texts on the web come in, by the labels that servers and pages have for them.
///
/// A label means what browsers take it for (WHATWG Encoding): `gb2312` is GB18030, `iso-8859-1` is Windows-1252.
package struct CharacterEncoding: Hashable, Sendable {
    /// What iconv calls it.
    let name: String

    private init(name: String) { self.name = name }

    package static let utf8 = CharacterEncoding(name: "UTF-8")
    package static let utf16LittleEndian = CharacterEncoding(name: "UTF-16LE")
    package static let utf16BigEndian = CharacterEncoding(name: "UTF-16BE")
    package static let windows1252 = CharacterEncoding(name: "WINDOWS-1252")
    package static let gb18030 = CharacterEncoding(name: "GB18030")

    /// Nil for a label that is not known.
    package init?(label: String) {
        let label = label.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        guard let name = Self.names[label] else { return nil }
        self.name = name
    }

    /// Only these: a name decides which module of the system's library is loaded.
    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (name, labels) in labels {
            for label in labels.split(separator: " ") { names[String(label)] = name }
        }
        for number in 1250...1258 {
            names["windows-\(number)"] = "WINDOWS-\(number)"
            names["cp\(number)"] = "WINDOWS-\(number)"
        }
        for number in [2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16] {
            names["iso-8859-\(number)"] = "ISO-8859-\(number)"
            names["iso8859-\(number)"] = "ISO-8859-\(number)"
        }
        return names
    }()

    private static let labels = [
        ("UTF-8", "utf-8 utf8 unicode-1-1-utf-8"),
        ("UTF-16LE", "utf-16 utf-16le unicode ucs-2"), ("UTF-16BE", "utf-16be"),
        ("WINDOWS-1252", "iso-8859-1 iso8859-1 iso_8859-1 latin1 latin-1 l1 us-ascii ascii"),
        ("WINDOWS-1254", "iso-8859-9 iso8859-9 latin5"), ("CP874", "windows-874 tis-620 iso-8859-11"),
        ("GB18030", "gb18030 gbk gb2312 x-gbk gb_2312-80 chinese csgb2312"),
        ("BIG5-HKSCS", "big5 big5-hkscs cn-big5 x-x-big5 csbig5"),
        ("CP932", "shift_jis shift-jis sjis x-sjis ms_kanji windows-31j csshiftjis"),
        ("EUC-JP", "euc-jp x-euc-jp"), ("ISO-2022-JP", "iso-2022-jp csiso2022jp"),
        ("UHC", "euc-kr ks_c_5601-1987 korean windows-949 cseuckr"),
        ("KOI8-R", "koi8-r koi8 koi"), ("KOI8-U", "koi8-u koi8-ru"), ("IBM866", "ibm866 cp866"),
        ("MACINTOSH", "macintosh mac x-mac-roman"),
    ]
}
