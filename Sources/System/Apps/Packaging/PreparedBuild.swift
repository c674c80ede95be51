// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// A package that is described and built by another program, such as SwiftPM while one of its plugins runs: it keeps
/// the build folder to itself then, so that no other build may be started.
package struct PreparedBuild: PackageBuilding {
    /// Far more than any description has.
    private static let sizeLimit = 16 << 20

    private let description: URL
    private let binaries: URL?
    private let environment: [String: String]

    /// - Parameters:
    ///   - description: A file with what `swift package describe --type json` would say; what one that
    ///     calls itself partial leaves out is asked of the manifest.
    ///   - binaries: The folder of the binaries; nil while nothing is built.
    package init(
        description: URL, binaries: URL?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.description = description
        self.binaries = binaries
        self.environment = environment
    }

    package func describe(_ package: URL) async throws(InstallError) -> PackageDescription {
        let data = try Disk.read(description, limit: Self.sizeLimit)
        var description: PackageDescription
        do {
            description = try JSONDecoder().decode(PackageDescription.self, from: data)
        } catch {
            throw InstallError(
                .badPackage, self.description.path, reason: PackageDescription.misfit(error),
                remedy: "write into it what ‘swift package describe --type json’ prints")
        }
        // SwiftPM gives a plugin neither the language nor the plugins of a package, so these two are read from the
        // manifest.
        if description.isPartial == true {
            try await SwiftPackageTool(environment: environment).manifest(of: package).complete(&description)
        }
        return description
    }

    package func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL {
        guard let binaries else {
            throw InstallError(
                .buildFailed, package.path, reason: "the folder of its binaries is not given",
                remedy: "give their folder with --binaries")
        }
        return binaries
    }
}
