// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import IntentDefinition

@testable import AppIntents

/// A case of an enumeration, as it is declared or as the running program has it.
struct RunningCase: Equatable {
    let rawValue: String?
    let index: Int
    let title: String?
    let subtitle: String?
    let synonyms: [String]
    let image: String?

    init(_ declared: EnumCaseDeclaration) {
        (rawValue, index, image) = (declared.rawValue, declared.index, declared.imageName)
        (title, subtitle) = (declared.displayName?.text, declared.subtitle?.text)
        synonyms = declared.synonyms.map(\.text)
    }

    private init(_ rawValue: String, _ index: Int, _ shown: DisplayRepresentation?) {
        (self.rawValue, self.index) = (rawValue, index)
        (title, subtitle) = (shown?.title.words, shown?.subtitle?.words)
        synonyms = shown?.synonyms.map(\.words) ?? []
        image =
            switch shown?.image?.source {
            case .named(let name), .system(let name): name
            default: nil
            }
    }

    static func all<Value: AppEnum>(of type: Value.Type) -> [RunningCase] {
        type.allCases.map { one in
            RunningCase(String(one.rawValue), one.rawNumber, type.caseDisplayRepresentations[one])
        }
    }
}
