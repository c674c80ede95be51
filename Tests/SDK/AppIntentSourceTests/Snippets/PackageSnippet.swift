// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

public struct GardenKitPackage: AppIntentsPackage {}

struct GardenAppPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [GardenKitPackage.self] }
}

public struct PublicGreetingIntent: AppIntent {
    public static var title: LocalizedStringResource { "Greet" }
    public static var description: IntentDescription? { IntentDescription("Says hello.") }

    @Parameter(title: "Name", default: "World")
    public var name: String

    public init() {}

    public init(name: String) {
        self.name = name
    }

    public func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Hello, \(name)!")
    }
}
