// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of Home Assistant's sentence templates, as JSON: intents with their templates, lists and rules.
///
/// The format is that of the project's `intents` repository, merged into one file for a language.
package struct TemplateFile: Decodable, Sendable {
    /// Templates that mean the same.
    struct Group: Decodable, Sendable {
        var sentences: [String]
        var slots: [String: TemplateValue]?
        var requiresContext: [String: TemplateValue]?
        var excludesContext: [String: TemplateValue]?
        var expansionRules: [String: String]?
        var lists: [String: List]?

        enum CodingKeys: String, CodingKey {
            case sentences, slots, lists
            case requiresContext = "requires_context"
            case excludesContext = "excludes_context"
            case expansionRules = "expansion_rules"
        }
    }

    struct Intent: Decodable, Sendable {
        var data: [Group]
    }

    struct List: Decodable, Sendable {
        struct Range: Decodable, Sendable {
            var from: Double
            var to: Double
            var step: Double?
            var multiplier: Double?
            var fractions: String?
        }

        struct Entry: Decodable, Sendable {
            var words: String
            var value: TemplateValue?
            var context: [String: TemplateValue]?

            enum CodingKeys: String, CodingKey {
                case words = "in"
                case value = "out"
                case context
            }

            init(from decoder: any Decoder) throws {
                // A value may be a text alone, or an object.
                if let words = try? decoder.singleValueContainer().decode(String.self) {
                    self.words = words
                    return
                }
                let container = try decoder.container(keyedBy: CodingKeys.self)
                words = try container.decode(String.self, forKey: .words)
                value = try container.decodeIfPresent(TemplateValue.self, forKey: .value)
                context = try container.decodeIfPresent([String: TemplateValue].self, forKey: .context)
            }
        }

        var wildcard: Bool?
        var range: Range?
        var values: [Entry]?
    }

    package var language: String
    var intents: [String: Intent]
    var lists: [String: List]
    var expansionRules: [String: String]
    /// Words that may be passed over anywhere.
    package var skipWords: [String]?

    enum CodingKeys: String, CodingKey {
        case language, intents, lists
        case expansionRules = "expansion_rules"
        case skipWords = "skip_words"
    }
}
