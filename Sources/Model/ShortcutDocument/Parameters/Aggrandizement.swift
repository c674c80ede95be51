// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// What is made of a variable where it is used.
///
/// The word is the format's own: a variable is taken as another kind of content, or one of its properties or keys is.
package enum Aggrandizement: Hashable, Sendable {
    /// Taken as another kind of content, such as `WFStringContentItem`.
    case coercion(to: String)
    /// The value under a key, or under a path of keys with dots, of a dictionary.
    case dictionaryKey(String)
    /// One of its properties, such as `Name` or `File Size`.
    case property(String)
    /// Written as text in this form.
    case dateFormat(DateFormatChoice)
    /// What a later client wrote; it changes nothing here.
    case unknown(String)

    init?(_ properties: ShortcutDictionary) {
        guard let type = properties.string("Type") else { return nil }
        switch type {
        case "WFCoercionVariableAggrandizement":
            guard let name = properties.string("CoercionItemClass") else { return nil }
            self = .coercion(to: name)
        case "WFDictionaryValueVariableAggrandizement":
            // A dictionary as such has no key.
            guard let key = properties.string("DictionaryKey") else { return nil }
            self = .dictionaryKey(key)
        case "WFPropertyVariableAggrandizement":
            guard let name = properties.string("PropertyName") else { return nil }
            self = .property(name)
        case "WFDateFormatVariableAggrandizement": self = .dateFormat(DateFormatChoice(properties))
        default: self = .unknown(type)
        }
    }
}

/// How a date becomes text: a style for the day and one for the time, ISO 8601, or a pattern.
package struct DateFormatChoice: Hashable, Sendable {
    /// `None`, `Short`, `Medium`, `Long`, `Relative`, `RFC 2822`, `ISO 8601`, `Custom`, `How Long Ago/Until`.
    package var dateStyle: String
    /// `None`, `Short`, `Medium`, `Long`, `Relative`.
    package var timeStyle: String
    /// The pattern of Unicode's technical standard 35, where the style is `Custom`.
    package var pattern: String?
    /// Whether ISO 8601 has the time too.
    package var includesTime: Bool

    package init(
        dateStyle: String = "Medium", timeStyle: String = "Short", pattern: String? = nil, includesTime: Bool = false
    ) {
        self.dateStyle = dateStyle
        self.timeStyle = timeStyle
        self.pattern = pattern
        self.includesTime = includesTime
    }

    /// Reads what a parameter or an aggrandizement says.
    package init(_ properties: ShortcutDictionary) {
        self.init(
            dateStyle: properties.string("WFDateFormatStyle") ?? "Medium",
            timeStyle: properties.string("WFTimeFormatStyle") ?? "Short",
            pattern: properties.string("WFDateFormat"),
            includesTime: properties.boolean("WFISO8601IncludeTime") ?? false)
    }
}
