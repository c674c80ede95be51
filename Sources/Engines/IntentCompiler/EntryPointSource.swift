// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The Swift that gives an intents extension its entry point.
package enum EntryPointSource {
    /// One file; works beside any sources that have no entry point of their own.
    package static let text = """
        //
        // ExtensionMain.swift
        //
        // This file was automatically generated and should not be edited.
        //

        #if canImport(Intents)

        @_spi(Generated) import Intents

        @main
        enum ExtensionMain {
            static func main() {
                NSExtensionMain()
            }
        }

        #endif

        """
}
