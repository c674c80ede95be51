// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The SDK that this Beckon brings along, whose libraries it gives an app at its start, so that no bundle needs its own.
///
/// The name of each library ends in the identifier of the build that it is from. A program that was linked with another
/// build's would misread what it shares with them, so it is neither installed nor started. See
/// `Documentation/PrebuiltSDK.md`.
package struct PrebuiltSDK: Hashable, Codable, Sendable {
    /// The one in `BECKON_SDK`, or in `sdk` next to the program; empty if there is no such folder.
    package static let current = PrebuiltSDK(environment: ProcessInfo.processInfo.environment)

    /// The environment variable with the SDK's folder, which manifests read too.
    package static let variable = "BECKON_SDK"
    private static let prefix = "libBeckon"

    /// The folder of its Swift package; nil if only its libraries are installed, or nothing.
    package let package: URL?
    /// The folder with its libraries, if it has any.
    package let libraries: URL?
    /// The names of its libraries.
    private let names: Set<String>

    /// - Parameter program: The running program's file.
    package init(
        environment: [String: String], program: URL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    ) {
        let named = environment[Self.variable].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        self.init(in: named ?? program.deletingLastPathComponent().appending(path: "sdk"))
    }

    /// - Parameter folder: Without libraries in it, programs that need some are refused.
    package init(in folder: URL) {
        // What is not there or cannot be read provides nothing, and a program that needs it is refused.
        let libraries = folder.appending(path: "Libraries", directoryHint: .isDirectory)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
        names = Set(files.filter { $0.hasPrefix(Self.prefix) })
        self.libraries = names.isEmpty ? nil : libraries
        package = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) ? folder : nil
    }

    /// The first library of an SDK that a program needs and that is not here.
    ///
    /// - Parameter needed: The libraries that a program names; those of others are not looked at.
    func missing(from needed: [String]) -> String? {
        needed.first { $0.hasPrefix(Self.prefix) && !names.contains($0) }
    }

    /// The build that it is; nil if it has no libraries.
    var build: String? { names.first.map(Self.build(of:)) }

    /// The build that a library is from, as its name says it.
    static func build(of library: String) -> String {
        let stem = library.hasSuffix(".so") ? library.dropLast(".so".count) : library[...]
        return String(stem[(stem.lastIndex(of: "-").map(stem.index(after:)) ?? stem.startIndex)...])
    }
}
