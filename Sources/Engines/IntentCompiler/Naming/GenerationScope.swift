// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// What every emitter shares: the definition with its Swift names, and how the
/// code is to be visible.
struct GenerationScope {
    let definition: DefinitionFile
    let options: GenerationOptions

    /// How to write what the definition does not declare.
    let known: KnownNames

    private let names: ClassNames

    init(definition: DefinitionFile, options: GenerationOptions) {
        self.definition = definition
        self.options = options
        self.names = ClassNames(prefix: options.classPrefix)
        known = KnownNames(declared: Set(GeneratedNames(names, in: definition.modelVersion).all(of: definition)))
    }

    /// The names of all types that code is generated for.
    var generatedNames: [String] { GeneratedNames(names, in: definition.modelVersion).all(of: definition) }

    /// With the space that follows it.
    var access: String { options.visibility.rawValue + " " }

    /// Keeps what only the SDK calls out of an app's sight; needless where nothing is public.
    var hidden: String { options.visibility == .public ? "@_spi(Generated) " : "" }

    /// The intents that code is generated for; those of the framework have theirs.
    var intents: [Intent] { definition.intents.filter { $0.kind == .custom }.map { Intent($0, in: self) } }

    /// The enumerations with files of their own.
    var sharedEnumerations: [Enumeration] {
        definition.enums.filter(\.generatesOwnFile).map { Enumeration($0, className: names.enumeration($0)) }
    }

    var objects: [Object] { definition.types.map { Object($0, in: self) } }

    func className(of intent: IntentDeclaration) -> String { names.intent(intent) }

    func className(of type: TypeDeclaration) -> String { names.type(type) }

    /// Also finds an enumeration of model 1.0, which belongs to one intent and wears its name.
    func enumeration(named name: String, in intent: IntentDeclaration?) -> Enumeration? {
        guard let declaration = definition.enums.first(where: { $0.name == name }) else { return nil }
        return Enumeration(declaration, className: names.enumeration(declaration, in: intent))
    }

    func object(named name: String) -> TypeDeclaration? { definition.types.first { $0.name == name } }
}

/// The names of Swift and of the SDK as generated code writes them: alone, as Xcode does, and with their module where
/// the definition declares a type of the same name.
struct KnownNames {
    /// What Swift itself has; everything else comes with `Intents`, its own or from Foundation and its like.
    private static let ofSwift: Set<String> = ["Bool", "Double", "Int", "String"]

    /// The types that the generated code declares.
    let declared: Set<String>

    /// The name, such as `String` or `Swift.String`.
    func callAsFunction(_ name: String) -> String {
        guard declared.contains(name) else { return name }
        return (Self.ofSwift.contains(name) ? "Swift." : "Intents.") + name
    }

    /// The name where a property of the same name is nearer, as in the tables of a class.
    func callAsFunction(_ name: String, beside properties: [Property]) -> String {
        properties.contains { $0.name.text == name } ? "Intents." + name : self(name)
    }
}
