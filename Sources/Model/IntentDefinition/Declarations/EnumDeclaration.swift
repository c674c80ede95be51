// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// An enumeration of a definition file.
package struct EnumDeclaration: Hashable, Codable, Sendable {
    package var name: String
    package var className: String?
    package var displayName: LocalizableText?
    /// False in model 1.0: the enum is emitted inside its intent's file.
    package var generatesOwnFile: Bool
    package var cases: [EnumCaseDeclaration]

    package init(name: String, generatesOwnFile: Bool = true, cases: [EnumCaseDeclaration]) {
        self.name = name
        self.generatesOwnFile = generatesOwnFile
        self.cases = cases
    }
}

/// A case of an enumeration.
package struct EnumCaseDeclaration: Hashable, Codable, Sendable {
    package var name: String
    /// The raw value; 0 where the file writes none. May be sparse.
    package var index: Int
    package var displayName: LocalizableText?
    /// Other words a person may use.
    package var synonyms: [LocalizableText]
    /// The text that an App Enum's case is in Swift; ``index`` is then its ``rawNumber(of:)``.
    package var rawValue: String?
    /// The number of the case in the definition file whose intent this one's replaces: what people have kept has it.
    package var formerIndex: Int?
    package var subtitle: LocalizableText?
    /// A picture of the app's, or a system symbol.
    package var imageName: String?

    package init(name: String, index: Int, displayName: LocalizableText? = nil, synonyms: [LocalizableText] = []) {
        self.name = name
        self.index = index
        self.displayName = displayName
        self.synonyms = synonyms
    }
}

extension EnumCaseDeclaration {
    /// The number by which the case of an App Enum travels and is kept, see ``IntentValues/IntentValue``.
    package static func rawNumber(of text: String) -> Int { IntentValue.rawNumber(of: text) }
}
