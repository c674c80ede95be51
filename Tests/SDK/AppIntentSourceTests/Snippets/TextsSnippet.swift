// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum Texts {
    static let plain: LocalizedStringResource = "Plain"
    static let keyed = LocalizedStringResource("texts.keyed", defaultValue: "Keyed")
    static let elsewhere = LocalizedStringResource("Elsewhere", table: "Other", comment: "Where it is")
    static let bundled = LocalizedStringResource("Bundled", bundle: .atURL(Bundle.main.bundleURL))

    static func counted(_ count: Int) -> LocalizedStringResource { "\(count) items" }

    static func resource(_ key: String.LocalizationValue) -> LocalizedStringResource {
        LocalizedStringResource(key, table: "Words")
    }

    static func string(_ key: String.LocalizationValue) -> String { String(localized: resource(key)) }

    static var all: String {
        var copy = keyed
        copy.locale = Locale(identifier: "en")
        return [plain, copy, elsewhere, bundled].map { String(localized: $0) + $0.key }.joined()
    }
}

struct TextsIntent: AppIntent {
    nonisolated static let title = LocalizedStringResource("texts.intent", defaultValue: "Texts")
    static let description: IntentDescription? = .init(
        LocalizedStringResource("texts.intent.description", table: "Other"), categoryName: "Texts",
        searchKeywords: ["words", Texts.plain])

    func perform() throws -> some IntentResult & ReturnsValue<AttributedString> {
        .result(value: AttributedString(Texts.all))
    }
}
