// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

@testable import Apps

/// Stands in for SwiftPM: describes ``FixturePackage`` and has built it already.
actor FixtureBuilder: PackageBuilding {
    private let package: FixturePackage
    private let failure: InstallError?
    private(set) var built: [[String]?] = []

    init(_ package: FixturePackage, failing failure: InstallError? = nil) {
        self.package = package
        self.failure = failure
    }

    func describe(_ package: URL) async throws(InstallError) -> PackageDescription {
        do {
            return try self.package.description()
        } catch {
            throw InstallError(.badPackage, package.path, reason: "\(error)", remedy: "correct the fixture")
        }
    }

    func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL {
        built.append(products)
        if let failure { throw failure }
        progress("[1/1] Linking Bakery")
        return self.package.binaries
    }
}
