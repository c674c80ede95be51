// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The intents of the garden library.
public struct GardenKitPackage: AppIntentsPackage {}

struct GardenAppPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [GardenKitPackage.self] }
}

/// Says hello.
public struct PublicGreetingIntent: AppIntent {
    /// What people call it.
    public static var title: LocalizedStringResource { "Greet" }
    /// What it does.
    public static var description: IntentDescription? { IntentDescription("Says hello.") }

    /// Who is greeted.
    @Parameter(title: "Name", default: "World")
    public var name: String

    /// Greets the world.
    public init() {}

    /// Greets somebody.
    public init(name: String) {
        self.name = name
    }

    /// Greets.
    public func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Hello, \(name)!")
    }
}
