// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemTexts

/// A row of the settings: the page draws the rows, and search finds them, as they are here.
///
/// The raw value is the key that the row has in the page; that of an app's row is followed by the app's identifier.
enum DeviceSetting: String, CaseIterable {
    case learns, suggests, forget
    case single = "bind-single"
    case double = "bind-double"
    case long = "bind-long"
    case speaks, language, appearance, contrast
    case textSize = "text-size"
    case model
    case forgetAll = "forget-all"

    /// Rows that stand together, in the order of the page.
    enum Section: String, CaseIterable {
        /// Once for each app, with its name above.
        case app
        case touch, siri, language, appearance, model, all

        /// What stands above it; nil if nothing does, or a name.
        var title: PageText? {
            switch self {
            case .app, .all: nil
            case .touch: .touch
            case .siri: .siri
            case .language: .language
            case .appearance: .appearance
            case .model: .model
            }
        }
    }

    var section: Section {
        switch self {
        case .learns, .suggests, .forget: .app
        case .single, .double, .long: .touch
        case .speaks: .siri
        case .language: .language
        case .appearance, .contrast, .textSize: .appearance
        case .model: .model
        case .forgetAll: .all
        }
    }

    var title: PageText {
        switch self {
        case .learns: .learn
        case .suggests: .suggest
        case .forget: .forget
        case .single: .single
        case .double: .double
        case .long: .long
        case .speaks: .speakAnswers
        case .language: .language
        case .appearance: .appearance
        case .contrast: .contrast
        case .textSize: .textSize
        case .model: .model
        case .forgetAll: .forgetAll
        }
    }

    /// What a person may choose there, by which they may look for it.
    var choices: [PageText] {
        switch self {
        case .language: [.ownName]
        case .appearance: [.light, .dark]
        case .contrast: [.increased]
        default: []
        }
    }

    /// What the page is told about a section.
    struct ShownSection: Encodable {
        struct Row: Encodable {
            var key: String
            var title: String
        }

        var name: String
        var title: String?
        var rows: [Row]
    }

    static var sections: [ShownSection] {
        Section.allCases.map { section in
            ShownSection(
                name: section.rawValue, title: section.title?.rawValue,
                rows: allCases.filter { $0.section == section }.map {
                    .init(key: $0.rawValue, title: $0.title.rawValue)
                })
        }
    }
}
