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
    /// Whether the person is asked for a value even where the handler does not ask.
    package var isRequired = false
    /// Where the value is found before the conversation begins.
    package var found: FindDeclaration?
    /// Sentences that ask whether a value is meant, by the raw value of the handler's reason.
    package var confirmationReasons: [Int: LocalizableText] = [:]
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

extension ParameterDeclaration {
    /// The reasons of the generated enumeration, raw values from 1: the file's
    /// own, and before them the three built-in ones of numbers where the file
    /// leaves them out.
    ///
    /// Xcode gives the built-in ones to every whole or decimal number that can be
    /// resolved, also where newer versions no longer write them. Model 1.0 knows
    /// no resolution.
    package func reasons(in model: DefinitionFile.ModelVersion) -> [UnsupportedReasonDeclaration] {
        guard supportsResolution, model != .xcode10, type == .integer || type == .decimal else {
            return unsupportedReasons
        }
        let missing = UnsupportedReasonDeclaration.builtIn.filter { builtIn in
            !unsupportedReasons.contains { $0.code == builtIn.code }
        }
        return missing + unsupportedReasons
    }
}

extension UnsupportedReasonDeclaration {
    /// The reasons that numbers have by themselves, with Xcode's words.
    fileprivate static let builtIn = [
        ("negativeNumbersNotSupported", "${displayName} can’t be negative."),
        ("greaterThanMaximumValue", "${displayName} can’t be higher than ${maximumValue}."),
        ("lessThanMinimumValue", "${displayName} can’t be lower than ${minimumValue}."),
    ].map { UnsupportedReasonDeclaration(code: $0, isDefault: true, text: LocalizableText($1)) }
}

/// Why a value of a parameter is refused, with the sentence that says so.
package struct UnsupportedReasonDeclaration: Hashable, Codable, Sendable {
    /// The case name of the generated enum.
    package var code: String
    /// One of the three built-in reasons of numbers.
    package var isDefault: Bool
    package var text: LocalizableText?

    package init(code: String, isDefault: Bool = false, text: LocalizableText? = nil) {
        self.code = code
        self.isDefault = isDefault
        self.text = text
    }
}

/// A parameter that only counts while another one has a certain value.
package struct RelationshipDeclaration: Hashable, Codable, Sendable {
    /// What the parent's value has to be.
    package enum Predicate: Hashable, Codable, Sendable {
        case hasAnyValue
        case booleanIs(value: Bool)
        /// The name of an enumeration's case.
        case enumIs(name: String)
    }

    /// Missing in one real file: the relationship then never holds back the parameter.
    package var parent: String?
    package var predicate: Predicate

    package init(parent: String?, predicate: Predicate) {
        self.parent = parent
        self.predicate = predicate
    }
}
