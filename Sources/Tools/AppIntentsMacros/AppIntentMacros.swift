// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros of App Intents, by the names that their declarations have for them.
struct AppIntentMacros: PluginProvider {
    private static var macros: [String: any Macro.Type] {
        [
            "ComputedPropertyMacro": ComputedPropertyMacro.self, "DeferredPropertyMacro": DeferredPropertyMacro.self,
            "UnionValueMacro": UnionValueMacro.self, "IntentSchemaMacro": IntentSchemaMacro.self,
            "EntitySchemaMacro": EntitySchemaMacro.self, "EnumSchemaMacro": EnumSchemaMacro.self,
        ]
    }

    /// - Throws: ``UnknownMacro`` where the declarations are of another version than this.
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = Self.macros[typeName] else { throw UnknownMacro(name: typeName) }
        return macro
    }
}

/// A macro that is not here.
struct UnknownMacro: Error, CustomStringConvertible {
    let name: String

    var description: String { "there is no macro \(name); build the package again from one version of Beckon" }
}
