// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The `Package.swift` of a package that builds the sources of an Xcode project where they are.
package struct ImportedManifest: Hashable, Sendable {
    /// A module or program of the package.
    package struct Target: Hashable, Sendable {
        /// Also its module's name.
        package var name: String
        package var isProgram: Bool
        /// Targets of the package.
        package var targets: [String] = []
        /// Products of Beckon's package.
        package var products: [String] = []
        /// Plugins of Beckon's package.
        package var plugins: [String] = []
        /// Files and folders of its folder that SwiftPM passes over.
        package var excluded: [String] = []
        /// Compilation conditions, such as `EXTENSION`.
        package var conditions: [String] = []
        /// Whether it is written in Swift 6.
        package var usesSwift6 = false
        /// Whether declarations without an isolation of their own are the main actor's.
        package var isOnMainActor = false

        package init(name: String, isProgram: Bool) {
            self.name = name
            self.isProgram = isProgram
        }
    }

    /// What the first lines of such a manifest have, and of no other.
    package static let mark = "// Written by ‘beckon import’"

    private let name: String
    private let source: String
    private let sdk: SDKLocation
    private let targets: [Target]

    /// - Parameters:
    ///   - source: The project, as the manifest mentions it.
    ///   - sdk: Where the package finds Beckon's.
    package init(name: String, of source: String, targets: [Target], sdk: SDKLocation) {
        (self.name, self.source, self.targets, self.sdk) = (name, source, targets, sdk)
    }

    package var text: String {
        """
        // swift-tools-version: 6.2
        \(Self.mark) of \(source.split(whereSeparator: \.isNewline).joined(separator: " ")). The next import replaces it.

        import PackageDescription

        let package = Package(
            name: \(Self.literal(name)),
            dependencies: [\(sdk.dependency)],
            targets: [
        \(targets.map(Self.text).joined(separator: "\n"))
            ],
            swiftLanguageModes: [.v5]
        )

        """
    }

    private static func text(of target: Target) -> String {
        let dependencies =
            target.targets.map(literal) + target.products.map { ".product(name: \(literal($0)), package: \"beckon\")" }
        var arguments = [
            ("name", literal(target.name)), ("dependencies", list(dependencies)),
            ("exclude", list(target.excluded.map(literal))),
        ]
        let settings = settings(of: target)
        if !settings.isEmpty { arguments.append(("swiftSettings", list(settings))) }
        arguments.append(
            ("plugins", list(target.plugins.map { ".plugin(name: \(literal($0)), package: \"beckon\")" })))
        let lines = arguments.map { "            \($0): \($1)" }.joined(separator: ",\n")
        return "        .\(target.isProgram ? "executableTarget" : "target")(\n\(lines)),"
    }

    private static func settings(of target: Target) -> [String] {
        target.conditions.map { ".define(\(literal($0)))" }
            + (target.usesSwift6 ? [".swiftLanguageMode(.v6)"] : [])
            + (target.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
    }

    private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

    private static func literal(_ text: String) -> String { SDKLocation.literal(text) }
}
