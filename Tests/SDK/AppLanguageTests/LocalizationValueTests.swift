// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppLanguage

struct LocalizationValueTests {
    static let values: [(String.LocalizationValue, String, String)] = [
        ("Add", "Add", "Add"),
        ("100 % off", "100 % off", "100 % off"),
        ("\(3) contacts", "%lld contacts", "3 contacts"),
        ("\("Ada") wrote", "%@ wrote", "Ada wrote"),
        ("\(UInt(7)) of \(Int32(-8)) and \(UInt32(9))", "%llu of %d and %u", "7 of -8 and 9"),
        ("\(Int8(-1)), \(UInt8(1))", "%lld, %llu", "-1, 1"),
        ("\(1.5) and \(Float(0.25))", "%lf and %f", "1.500000 and 0.250000"),
        ("\(1.25, specifier: "%.1f")% of \(5, specifier: "%03d")", "%.1f%% of %03d", "1.2% of 005"),
        ("\(URL(filePath: "/tmp").path as Any)", "%@", "/tmp"),
    ]

    @Test("a literal is a key and the values in it", arguments: values)
    func key(value: String.LocalizationValue, key: String, text: String) {
        #expect(value.key == key)
        let words = value.text(in: { $0 }, formatted: { String(format: $0, arguments: $1) })
        #expect(words == text)
    }

    @Test("a key that is only known at run time")
    func runTime() {
        #expect(String.LocalizationValue("with %") == "with %")
    }

    @Test("a text is looked up where it is said to be, values and plural forms in it")
    func looked() throws {
        let words = try LocalizedBundle([
            "en.lproj/Menu.strings": "\"%@, please\" = \"One %@, please.\"; \"key\" = \"Of %lld\";",
            "en.lproj/Localizable.stringsdict": LocalizedBundle.plurals
                .replacing("<key>minutes</key>", with: "<key>%lld minutes</key>"),
        ])
        let bundle = words.bundle
        #expect(String(localized: "\("tea"), please", table: "Menu", bundle: bundle) == "One tea, please.")
        #expect(String(localized: "\("tea"), please", bundle: bundle, comment: "nowhere") == "tea, please")
        #expect(String(localized: "key", defaultValue: "By \(4)", table: "Menu", bundle: bundle) == "Of 4")
        #expect(String(localized: "none", defaultValue: "By \(4)", table: "Menu", bundle: bundle) == "By 4")
        #expect(String(localized: "\(1) minutes", bundle: bundle) == "Ready in a minute.")
        #expect(String(localized: "\(20) minutes", bundle: bundle) == "Ready in 20 minutes.")
    }
}
