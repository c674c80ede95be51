// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences

/// Describes and builds SwiftPM packages.
package protocol PackageBuilding: Sendable {
    /// - Throws: ``InstallError`` of kind `badPackage`.
    func describe(_ package: URL) async throws(InstallError) -> PackageDescription

    /// Builds and gives the folder of the binaries.
    ///
    /// - Parameters:
    ///   - products: The executables to build; nil for everything.
    ///   - progress: Called with each line the compiler prints, on any thread.
    /// - Throws: ``InstallError`` of kind `buildFailed` with the compiler's errors as detail.
    func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL
}

/// Whether the compiler optimizes.
package enum BuildConfiguration: String, Hashable, Sendable {
    case debug, release
}

/// Finds what is missing in a package before it is built, since the compiler's messages don't name it.
package protocol PackageInspecting: Sendable {
    /// Looks at a package that is about to be built.
    ///
    /// - Returns: Mistakes with which it builds, but does not work, each with its place and remedy.
    /// - Throws: ``InstallError`` of kind `forgotten`, naming each thing and its remedy in the detail.
    func inspect(
        _ package: URL, describedAs description: PackageDescription
    ) async throws(InstallError) -> [Sentence]
}
