// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppIntents

@Suite("Objects of the app’s that its intents use") struct DependencyTests {
    private static let own = AppDependencyManager()

    private final class Stove: Sendable {
        let name: String

        init(_ name: String) { self.name = name }
    }

    private struct Cook {
        @AppDependency(manager: DependencyTests.own) var stove: Stove
        @AppDependency(key: "second", manager: DependencyTests.own) var second: Stove
    }

    @Test("are found by type, and by key")
    func found() {
        let manager = AppDependencyManager()
        manager.add(dependency: Stove("gas"))
        manager.add(key: "second", dependency: Stove("wood"))
        manager.add { 7 }
        #expect(AppDependency<Stove>(manager: manager).wrappedValue.name == "gas")
        #expect(AppDependency<Stove>(key: "second", manager: manager).wrappedValue.name == "wood")
        #expect(AppDependency<Int>(manager: manager).wrappedValue == 7)
    }

    @Test("are made once, when they are first needed")
    func once() {
        let manager = AppDependencyManager()
        manager.add(dependency: Stove("gas"))
        let first = AppDependency<Stove>(manager: manager).wrappedValue
        #expect(AppDependency<Stove>(manager: manager).wrappedValue === first)
    }

    @Test("that are missing are told before they are read, by their type")
    func missing() {
        let error = AppDependencies.firstMissing(of: Cook())
        #expect((error as? any LocalizedError)?.errorDescription?.contains("Stove") == true)
        #expect(AppDependencies.firstMissing(of: OrderSoup()) == nil)
    }

    @Test("of another type under the same key are an error")
    func otherType() {
        let manager = AppDependencyManager()
        manager.add(key: "stove", dependency: 7)
        let dependency = AppDependency<Stove>(key: "stove", manager: manager)
        #expect(dependency.missing() is AppDependencyManager.Error<Stove>)
    }

    @Test("that cannot be made are an error")
    func failing() {
        let manager = AppDependencyManager()
        manager.add { () async throws -> Stove in throw CancellationError() }
        #expect(AppDependency<Stove>(manager: manager).missing() != nil)
    }

    @Test("have a default where the wrapper says one")
    func defaults() {
        let manager = AppDependencyManager()
        let dependency = AppDependency(manager: manager, default: Stove("gas"))
        #expect(dependency.missing() == nil && dependency.wrappedValue.name == "gas")
    }
}
