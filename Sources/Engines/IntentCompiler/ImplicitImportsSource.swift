// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift that gives a target what a file that imports Foundation alone sees on Apple's systems.
///
/// What one file of a module exports, all its files see.
package enum ImplicitImportsSource {
    /// The modules that add to Foundation what it lacks on Linux. A target that has none of them goes without.
    private static let modules = ["AppFoundation", "AppGroups", "AppLanguage"]
    /// What Foundation has here in a module of its own. A program that links it takes 10 ms longer to start.
    private static let networking =
        #"\b(NS)?(URLSession|URLRequest|HTTPURLResponse|CachedURLResponse|HTTPCookie)"#
        + #"|\bURL(Cache|Credential|Protocol|ProtectionSpace|AuthenticationChallenge)"#

    /// Whether a source names something of the web's.
    package static func needsNetworking(_ source: String) -> Bool {
        source.range(of: networking, options: .regularExpression) != nil
    }

    /// One file, by its name.
    package static func text(named name: String, needsNetworking: Bool, standIns: [StandIn] = []) -> String {
        var text = SourceText()
        text.line("//")
        text.line("// \(name)")
        text.line("//")
        text.line("// This file was automatically generated and should not be edited.")
        text.line("//")
        for module in modules {
            text.gap()
            text.line("#if canImport(\(module))")
            text.line("@_exported public import \(module)")
            // Foundation has a class of this name that cannot be used; what is imported by name comes first.
            if module == "AppLanguage" {
                text.line("@_exported public import class AppLanguage.PersonNameComponentsFormatter")
            }
            text.line("#endif")
        }
        if needsNetworking {
            text.gap()
            text.line("#if canImport(FoundationNetworking)")
            text.line("@_exported public import FoundationNetworking")
            text.line("#endif")
        }
        for standIn in standIns {
            text.gap()
            standIn.text.split(separator: "\n", omittingEmptySubsequences: false).forEach { text.line(String($0)) }
        }
        return text.contents
    }
}
