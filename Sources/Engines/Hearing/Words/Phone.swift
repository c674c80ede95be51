// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sound of American English, by its name in Carnegie Mellon's dictionary.
package enum Phone: String, CaseIterable, Sendable {
    case aa = "AA"
    case ae = "AE"
    case ah = "AH"
    case ao = "AO"
    case aw = "AW"
    case ay = "AY"
    case b = "B"
    case ch = "CH"
    case d = "D"
    case dh = "DH"
    case eh = "EH"
    case er = "ER"
    case ey = "EY"
    case f = "F"
    case g = "G"
    case hh = "HH"
    case ih = "IH"
    case iy = "IY"
    case jh = "JH"
    case k = "K"
    case l = "L"
    case m = "M"
    case n = "N"
    case ng = "NG"
    case ow = "OW"
    case oy = "OY"
    case p = "P"
    case r = "R"
    case s = "S"
    case sh = "SH"
    case t = "T"
    case th = "TH"
    case uh = "UH"
    case uw = "UW"
    case v = "V"
    case w = "W"
    case y = "Y"
    case z = "Z"
    case zh = "ZH"
}

/// How a word is said.
package typealias Pronunciation = [Phone]
