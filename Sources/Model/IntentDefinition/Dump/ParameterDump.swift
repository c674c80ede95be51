// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter of an intent.
struct ParameterDump: Encodable, Hashable, Sendable {
    /// A sentence of the conversation about the parameter.
    struct Dialog: Encodable, Hashable, Sendable {
        let kind: String
        let isCustom: Bool
        let text: TextDump?
    }

    /// Why a value is refused.
    struct Reason: Encodable, Hashable, Sendable {
        let code: String
        let isDefault: Bool
        let text: TextDump?
    }

    /// What another parameter has to be.
    struct Relationship: Encodable, Hashable, Sendable {
        let parent: String?
        let predicate: String
        let boolean: Bool?
        let enumCase: String?
    }

    let name: String
    let type: ValueTypeDump
    let tag: Int?
    let displayName: TextDump?
    let displayPriority: Int
    let isArray: Bool
    let isConfigurable: Bool
    let supportsResolution: Bool
    let hasDynamicOptions: Bool
    let supportsSearch: Bool
    let hasCustomDisambiguation: Bool
    let options: ValueOptionsDump
    let dialogs: [Dialog]
    let unsupportedReasons: [Reason]
    let relationship: Relationship?
    let fixedSizes: [String: Int]

    init(_ parameter: ParameterDeclaration) {
        name = parameter.name
        type = ValueTypeDump(parameter.type)
        tag = parameter.tag
        displayName = parameter.displayName.map(TextDump.init)
        displayPriority = parameter.displayPriority
        isArray = parameter.isArray
        isConfigurable = parameter.isConfigurable
        supportsResolution = parameter.supportsResolution
        hasDynamicOptions = parameter.hasDynamicOptions
        supportsSearch = parameter.supportsSearch
        hasCustomDisambiguation = parameter.hasCustomDisambiguation
        options = ValueOptionsDump(parameter.options)
        dialogs = parameter.dialogs.map {
            Dialog(kind: $0.kind.rawValue, isCustom: $0.isCustom, text: $0.text.map(TextDump.init))
        }
        unsupportedReasons = parameter.unsupportedReasons.map {
            Reason(code: $0.code, isDefault: $0.isDefault, text: $0.text.map(TextDump.init))
        }
        relationship = parameter.relationship.map(Relationship.init)
        fixedSizes = parameter.fixedSizes
    }
}

extension ParameterDump.Relationship {
    init(_ relationship: RelationshipDeclaration) {
        switch relationship.predicate {
        case .hasAnyValue:
            self.init(parent: relationship.parent, predicate: "hasAnyValue", boolean: nil, enumCase: nil)
        case .booleanIs(let value):
            self.init(parent: relationship.parent, predicate: "booleanIs", boolean: value, enumCase: nil)
        case .enumIs(let name):
            self.init(parent: relationship.parent, predicate: "enumIs", boolean: nil, enumCase: name)
        }
    }
}
