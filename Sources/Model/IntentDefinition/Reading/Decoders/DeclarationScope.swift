// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The enumerations and types that a file declares, for what refers to them.
struct DeclarationScope {
    /// The namespace of the framework's own enumerations and types.
    static let frameworkNamespace = "System"

    private(set) var enums: [String: EnumDeclaration] = [:]
    private(set) var types: [String: TypeDeclaration] = [:]
    private var typeNames: Set<String> = []

    mutating func declare(_ declarations: [EnumDeclaration]) {
        for declaration in declarations { enums[declaration.name] = declaration }
    }

    /// Names types that are still to be read, so that they can refer to each other.
    mutating func announce(typesNamed names: [String]) {
        typeNames.formUnion(names)
    }

    mutating func declare(_ declarations: [TypeDeclaration]) {
        for declaration in declarations { types[declaration.name] = declaration }
        typeNames.formUnion(declarations.map(\.name))
    }

    func hasType(_ name: String) -> Bool { typeNames.contains(name) }

    func typeNearest(to name: String) -> String? { NearestName(among: typeNames.sorted()).find(name) }

    func enumNearest(to name: String) -> String? { NearestName(among: enums.keys.sorted()).find(name) }

    /// The cases of a value's enumeration, where it is one of the file's own.
    func cases(of type: ValueType) -> [EnumCaseDeclaration]? {
        guard case .enumeration(let name, let namespace) = type, namespace != Self.frameworkNamespace else {
            return nil
        }
        return enums[name]?.cases
    }
}
