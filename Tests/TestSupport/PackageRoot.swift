// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where the package under test lies.
package enum PackageRoot {
    /// The folder that holds `Package.swift`.
    package static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder with the built tools and modules of this test run.
    package static let products = URL(fileURLWithPath: CommandLine.arguments[0])
        .resolvingSymlinksInPath().deletingLastPathComponent()

    /// The folder with the programs that people run: the one that `BECKON_PROGRAMS` names, else that of this test run.
    package static let programs =
        ProcessInfo.processInfo.environment["BECKON_PROGRAMS"].map { URL(filePath: $0) } ?? products

    /// What tells a compiler that is run by itself of the C below the SDK, as SwiftPM tells those of its packages.
    package static let moduleMaps: [String] = [
        "CDrawing/include", "CLinux/include", "CLibraries",
    ].map { url.appending(path: "Sources/Libraries/\($0)") }.flatMap {
        ["-Xcc", "-fmodule-map-file=\($0.path)/module.modulemap"]
    }
}
