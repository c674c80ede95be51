// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter of an intent.
package struct ParameterDeclaration: Hashable, Codable, Sendable {
    package var name: String
    package var type: ValueType
    /// A stable small number inside the intent.
    package var tag: Int?
    package var displayName: LocalizableText?
    /// The position in lists, from 1.
    package var displayPriority: Int
    package var isArray = false
    package var isConfigurable = false
    /// The system may ask for the value; a resolve method is generated.
    package var supportsResolution = false
    /// The handler provides the options; a provide method is generated.
    package var hasDynamicOptions = false
    /// The handler searches its options as the person types.
    package var supportsSearch = false
    /// The disambiguation dialogs of the file are to be used.
    package var hasCustomDisambiguation = false
    package var options = ValueOptions()
    package var dialogs: [DialogDeclaration] = []
    /// In file order, which is the order of the generated enum, raw values from 1.
    package var unsupportedReasons: [UnsupportedReasonDeclaration] = []
    package var relationship: RelationshipDeclaration?
    /// Sizes of a fixed-size array by widget family, such as `Small`; empty otherwise.
    package var fixedSizes: [String: Int] = [:]

    package init(name: String, type: ValueType, displayPriority: Int = 1) {
        self.name = name
        self.type = type
        self.displayPriority = displayPriority
    }

    /// The dialog of one kind that has words of its own.
    package func dialog(_ kind: DialogDeclaration.Kind) -> LocalizableText? {
        dialogs.first { $0.kind == kind }?.text
    }
}
