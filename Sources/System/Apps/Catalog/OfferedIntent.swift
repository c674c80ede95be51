// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import IntentDefinition

/// An intent that an extension of an installed app handles.
package struct OfferedIntent: Hashable, Sendable {
    package var declaration: IntentDeclaration
    /// The definition that declares it, with its translations.
    package var definition: LocalizedDefinition
    /// The Swift module of its class.
    package var module: String
    /// The extension that handles it.
    package var handler: BundleIdentifier
    /// Whether the extension or the definition asks for an unlocked device.
    package var isRestrictedWhileLocked: Bool

    package init(
        declaration: IntentDeclaration, definition: LocalizedDefinition, module: String, handler: BundleIdentifier,
        isRestrictedWhileLocked: Bool
    ) {
        self.declaration = declaration
        self.definition = definition
        self.module = module
        self.handler = handler
        self.isRestrictedWhileLocked = isRestrictedWhileLocked
    }

    /// The class without its module, such as `OrderPizzaIntent`.
    package var className: String { definition.classNames.intent(declaration) }

    /// The class with its module, as `NSClassFromString` wants it.
    package var qualifiedClassName: String { "\(module).\(className)" }

    /// The title in a language, or the intent's name where it has none.
    package func title(in language: String) -> String {
        declaration.title.map { words(of: $0, in: language) } ?? declaration.name
    }

    /// A text of the definition in a language.
    package func words(of text: LocalizableText, in language: String) -> String {
        definition.text(text, language: language)
    }
}
