// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import CommandLineInterface
import Sentences

/// How commands take an app.
enum AppArgument {
    static let named = Argument<String>.positional("APP", "the app's identifier or name")
    static let only = Argument<String?>.optionalPositional("APP", "shows only this app, given by identifier or name")
}

extension Session {
    /// The app that a person names.
    @inline(never)
    func app(_ argument: Argument<String> = AppArgument.named) async throws -> InstalledApp {
        try await finder().app(try self[argument])
    }

    /// The app that a person names, where they name one.
    @inline(never)
    func app(_ argument: Argument<String?>) async throws -> InstalledApp? {
        let name = try self[argument]
        let finder = try await finder()
        return try name.map { try finder.app($0) }
    }

    /// The app that a person names, or all there are.
    @inline(never)
    func apps(_ argument: Argument<String?> = AppArgument.only) async throws -> [InstalledApp] {
        if let app = try await app(argument) { [app] } else { try await catalog().apps }
    }
}
