// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import IntentCompiler

@Suite("The imports that a target does without")
struct ImplicitImportsSourceTests {
    @Test(
        "bring the web where a source names it",
        arguments: [
            ("let task = URLSession.shared.dataTask(with: url)", true), ("var r: URLRequest?", true),
            ("(response as? HTTPURLResponse)?.statusCode", true), ("NSURLSession", true),
            ("let url: URL = components.url", false), ("MyURLSession()", false), ("", false),
        ])
    func networking(source: String, isNeeded: Bool) {
        #expect(ImplicitImportsSource.needsNetworking(source) == isNeeded)
        let text = ImplicitImportsSource.text(named: "Imports.swift", needsNetworking: isNeeded)
        #expect(text.contains("public import FoundationNetworking\n") == isNeeded)
    }

    @Test(
        "come with stand-ins for what a source names and none declares",
        arguments: [
            (["final class Store: ObservableObject { @Published var cups = 0 }"], [StandIn.observableObjects]),
            (["WidgetCenter.shared.reloadAllTimelines()", "class A: ObservableObject {}"], StandIn.allCases),
            (["class A: ObservableObject {}", "protocol ObservableObject {}"], []),
            (["class WidgetCenters {}"], []),
        ])
    func standIns(sources: [String], expected: [StandIn]) {
        #expect(StandIn.needed(by: sources) == expected)
        let text = ImplicitImportsSource.text(named: "Imports.swift", needsNetworking: false, standIns: expected)
        #expect(text.contains("\npublic protocol ObservableObject:") == expected.contains(.observableObjects))
        #expect(text.contains("public func reloadAllTimelines() {}\n") == expected.contains(.widgets))
    }

    @Test("are those of modules that a target may lack")
    func text() {
        #expect(
            ImplicitImportsSource.text(named: "Imports.swift", needsNetworking: false) == """
                //
                // Imports.swift
                //
                // This file was automatically generated and should not be edited.
                //

                #if canImport(AppFoundation)
                @_exported public import AppFoundation
                #endif

                #if canImport(AppGroups)
                @_exported public import AppGroups
                #endif

                #if canImport(AppLanguage)
                @_exported public import AppLanguage
                @_exported public import class AppLanguage.PersonNameComponentsFormatter
                #endif

                """)
    }
}
