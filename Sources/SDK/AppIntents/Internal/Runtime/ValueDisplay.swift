// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// How values are shown.
enum ValueDisplay {
    /// How a value shows itself, or its words where it does not.
    static func representation(of value: Any) -> DisplayRepresentation {
        guard let value = NilValues.unwrapped(value) else { return "" }
        return switch value {
        case let value as any _IntentValueRepresentable: representation(of: value._caseValue)
        case let value as any CaseDisplayRepresentable: value.shown
        case let value as any InstanceDisplayRepresentable: value.displayRepresentation
        case let value as any CustomLocalizedStringResourceConvertible:
            DisplayRepresentation(title: value.localizedStringResource)
        case let value as AttributedString: DisplayRepresentation(stringLiteral: String(value.characters))
        case let value as Calendar.RecurrenceRule: DisplayRepresentation(stringLiteral: value.words)
        case let value as Duration: DisplayRepresentation(stringLiteral: value.formatted())
        default: DisplayRepresentation(stringLiteral: "\(value)")
        }
    }
}

extension DisplayRepresentation {
    /// The title in the person's language.
    var titleText: String { String(localized: title) }
    /// The line below in the person's language.
    var subtitleText: String? { subtitle.map { String(localized: $0) } }
    /// Other names in the person's language.
    var synonymTexts: [String] { synonyms.map { String(localized: $0) } }
}

extension DisplayRepresentation.Image {
    /// As it travels.
    var value: ImageValue {
        switch source {
        case .named(let name): .named(name)
        case .system(let name): .system(name)
        case .data(let data): .data(data)
        case .url(let url, _, _): .url(url)
        }
    }

    /// A picture that traveled.
    init(_ value: ImageValue) {
        switch value {
        case .named(let name): self.init(named: name)
        case .system(let name): self.init(systemName: name)
        case .data(let data): self.init(data: data)
        case .url(let url): self.init(url: url)
        }
    }
}
