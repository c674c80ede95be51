// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a template can't be read or compiled.
package struct TemplateError: Error, Hashable, Sendable, PersonReadable {
    /// What is wrong with the template.
    package enum Reason: Hashable, Sendable {
        case unclosed(Character)
        case unexpected(Character)
        case nameless
        case tooDeep
        case tooManyPermuted
        case unknownRule(String)
        case unknownList(String)
        /// A rule that leads back to itself.
        case circularRule(String)
        /// A value of a list that has a slot of its own.
        case slotInList(String)
        /// The grammar has more places than there may be.
        case tooLarge
    }

    package var reason: Reason
    package var template: String
    /// Characters before the place.
    package var offset: Int

    package init(_ reason: Reason, template: String, offset: Int = 0) {
        self.reason = reason
        self.template = template
        self.offset = offset
    }

    /// The template, what is wrong with it, and what to write instead.
    package var sentence: Sentence {
        let shown = template.count <= 80 ? template : template.prefix(79) + "…"
        return switch reason {
        case .unclosed(let mark):
            "the template ‘\(shown)’ has no ‘\(String(mark))’ for what is opened before character \(offset + 1); add it"
        case .unexpected(let mark):
            "the template ‘\(shown)’ has a ‘\(String(mark))’ at character \(offset) that nothing opens; write \\ before it"
        case .nameless: "the template ‘\(shown)’ has a slot or rule without a name at character \(offset); name it"
        case .tooDeep:
            "the template ‘\(shown)’ has more than \(TemplateReader.deepest) groups in one another; write several templates"
        case .tooManyPermuted:
            "the template ‘\(shown)’ puts more than \(PhraseTemplate.mostPermuted) parts in any order; write several templates"
        case .unknownRule(let name): "the template ‘\(shown)’ uses the rule <\(name)>, which does not exist; add it"
        case .unknownList(let name): "the template ‘\(shown)’ uses the list {\(name)}, which does not exist; add it"
        case .circularRule(let name): "the rule <\(name)> leads back to itself; write it out"
        case .slotInList(let name): "the list {\(name)} has a slot in ‘\(shown)’; write the words themselves"
        case .tooLarge: "the template ‘\(shown)’ makes the grammar too large; give it fewer options"
        }
    }
}
