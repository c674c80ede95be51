// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("A handling protocol")
struct HandlingProtocolTests {
    private let parameters = [
        Samples.parameter("kind", .object(name: nil, namespace: nil), hasOptions: true, searches: true),
        Samples.parameter("seats", .string, isArray: true), Samples.parameter("note", resolves: false),
        Samples.parameter("row", .integer, resolves: false, hasOptions: true),
    ]

    private func requirements(of source: String) -> [String] {
        Samples.body(of: "protocol BuyTicketIntentHandling: NSObjectProtocol {", in: source)
            .filter { $0.hasPrefix("func ") }.map { String($0.dropFirst(5)) }
    }

    @Test("asks in Xcode's order: handle, resolve, options, confirm, defaults, lists")
    func order() {
        let methods = requirements(of: Samples.swift(of: Samples.definition(Samples.intent("BuyTicket", parameters))))
        #expect(
            methods == [
                "handle(intent: BuyTicketIntent, completion: @escaping (BuyTicketIntentResponse) -> Swift.Void)",
                "handle(intent: BuyTicketIntent) async -> BuyTicketIntentResponse",
                "resolveKind(for intent: BuyTicketIntent, with completion: @escaping (INObjectResolutionResult) -> Swift.Void)",
                "resolveKind(for intent: BuyTicketIntent) async -> INObjectResolutionResult",
                "resolveSeats(for intent: BuyTicketIntent, with completion: @escaping ([INStringResolutionResult]) -> Swift.Void)",
                "resolveSeats(for intent: BuyTicketIntent) async -> [INStringResolutionResult]",
                "provideKindOptionsCollection(for intent: BuyTicketIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<INObject>?, (any Swift.Error)?) -> Swift.Void)",
                "provideKindOptionsCollection(for intent: BuyTicketIntent, searchTerm: String?) async throws -> INObjectCollection<INObject>",
                "provideRowOptionsCollection(for intent: BuyTicketIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Swift.Error)?) -> Swift.Void)",
                "provideRowOptionsCollection(for intent: BuyTicketIntent) async throws -> INObjectCollection<NSNumber>",
                "confirm(intent: BuyTicketIntent, completion: @escaping (BuyTicketIntentResponse) -> Swift.Void)",
                "confirm(intent: BuyTicketIntent) async -> BuyTicketIntentResponse",
                "defaultKind(for intent: BuyTicketIntent) -> INObject?",
                "defaultRow(for intent: BuyTicketIntent) -> NSNumber?",
                "provideKindOptions(for intent: BuyTicketIntent, with completion: @escaping ([INObject]?, (any Swift.Error)?) -> Swift.Void)",
                "provideRowOptions(for intent: BuyTicketIntent, with completion: @escaping ([Int]?, (any Swift.Error)?) -> Swift.Void)",
            ])
    }

    @Test("of a widget's intent has what is asked first, and handle after confirm")
    func widgets() {
        var intent = Samples.intent("BuyTicket", parameters)
        intent.isEligibleForWidgets = true
        intent.isConfigurable = false
        let names = requirements(of: Samples.swift(of: Samples.definition(intent))).map { $0.prefix { $0 != "(" } }
        #expect(
            names == [
                "resolveKind", "resolveKind", "resolveSeats", "resolveSeats", "provideKindOptionsCollection",
                "provideKindOptionsCollection", "provideRowOptionsCollection", "provideRowOptionsCollection",
                "confirm", "confirm", "handle", "handle", "defaultKind", "defaultRow", "provideKindOptions",
                "provideRowOptions",
            ])
    }

    @Test("of a widget's intent that shortcuts use too keeps the usual order")
    func widgetsAndShortcuts() {
        var intent = Samples.intent("BuyTicket", parameters)
        intent.isEligibleForWidgets = true
        #expect(requirements(of: Samples.swift(of: Samples.definition(intent))).first?.hasPrefix("handle") == true)
    }

    @Test("has a default for each of its methods")
    func defaults() {
        let source = Samples.swift(of: Samples.definition(Samples.intent("BuyTicket", parameters)))
        let defaults = Samples.body(of: "extension BuyTicketIntentHandling {", in: source)
            .filter { $0.hasPrefix("public func ") }.map { $0.dropFirst(12).dropLast(2) }
        #expect(defaults == requirements(of: source).map { $0[...] })
    }

    @Test("offers no options for an enumeration, which has its cases")
    func enumerations() {
        let parameter = Samples.parameter("class", .enumeration(name: "Class", namespace: nil), hasOptions: true)
        let source = Samples.swift(
            of: Samples.definition(
                Samples.intent("BuyTicket", [parameter]), enums: [Samples.enumeration("Class", ["unknown": 0])]))
        #expect(!source.contains("OptionsCollection"))
    }
}
