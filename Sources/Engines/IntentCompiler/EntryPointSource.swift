// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The Swift that gives an extension its entry point.
package enum EntryPointSource {
    /// What the extension does.
    package enum Service: Sendable {
        case handlesIntents
        case drawsPanels

        fileprivate var module: String {
            switch self {
            case .handlesIntents: "Intents"
            case .drawsPanels: "IntentsUI"
            }
        }

        fileprivate var function: String {
            switch self {
            case .handlesIntents: "NSExtensionMain"
            case .drawsPanels: "INUIExtensionMain"
            }
        }
    }

    /// One file; works beside any sources that have no entry point of their own.
    package static func text(for service: Service) -> String {
        """
        //
        // ExtensionMain.swift
        //
        // This file was automatically generated and should not be edited.
        //

        #if canImport(\(service.module))

        @_spi(Generated) import \(service.module)

        @main
        enum ExtensionMain {
            static func main() { \(service.function)() }
        }

        #else
        \(MissingProduct.error(of: service.module))
        #endif

        """
    }
}

/// What generated code says where the module it is written against is missing.
///
/// Without it the file would be empty, and the app's own code would not find types that the definition declares.
enum MissingProduct {
    /// The line that stops the compiler.
    static func error(of module: String) -> String {
        "#error(\"this target lacks the module \(module): add the product \(module) of the package beckon "
            + "to its dependencies in Package.swift\")"
    }
}
