// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule dependency-missing")
struct DependencyMissingTests {
    private static let manifest = SwiftSource(
        path: "Package.swift",
        text: """
            let package = Package(
                name: "Bakery",
                dependencies: [
                    .package(path: "../beckon"), .package(name: "oven", path: "../oven"),
                    .package(url: "https://example.org/path", branch: "main"), .package(path: folder),
                ])
            """)

    @Test("the paths of dependencies are read as far as they are written out") func paths() {
        let package = CheckedPackage(targets: [], manifest: Self.manifest)
        #expect(package.dependencyPaths.map(\.path) == ["../beckon", "../oven"])
    }

    @Test("a path that leads to no package is found where it is written") func found() throws {
        var bakery = Bakery()
        var package = Bakery.package
        package.manifest = Self.manifest
        package.missingDependencies = [package.dependencyPaths[1]]
        bakery.package = package
        #expect(
            try bakery.check("dependency-missing") == [
                "Package.swift:4:67: error: there is no package at ../oven; correct the path; it is relative to the folder of Package.swift [dependency-missing]"
            ])
    }

    @Test("a package whose dependencies are all there passes") func silent() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        #expect(try bakery.check("dependency-missing") == [])
    }
}
