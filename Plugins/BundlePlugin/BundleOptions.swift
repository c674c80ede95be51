// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The arguments of `swift package bundle`.
struct BundleOptions {
    let isRelease: Bool
    /// Nil for the usual place.
    let output: URL?
    /// What `beckon bundle` takes in the same words.
    let passed: [String]

    /// - Throws: ``BundlingFailure`` for an argument that is not known.
    init(_ arguments: [String]) throws {
        var rest = ArgumentExtractor(arguments)
        let configuration = rest.extractOption(named: "configuration").last ?? "debug"
        guard ["debug", "release"].contains(configuration) else {
            throw BundlingFailure("--configuration \(configuration) is not known; use debug or release")
        }
        isRelease = configuration == "release"
        output = rest.extractOption(named: "output").last
            .map { URL(filePath: $0, relativeTo: .currentDirectory()).absoluteURL }
        passed = ["product", "setting"].flatMap { name in
            rest.extractOption(named: name).flatMap { ["--\(name)", $0] }
        }
        guard rest.remainingArguments.isEmpty else {
            throw BundlingFailure(
                "‘\(rest.remainingArguments.joined(separator: " "))’ is not known; use --product NAME, "
                    + "--configuration debug|release, --output DIR, --setting NAME=VALUE")
        }
    }
}

/// Why there are no bundles, in words for the person at the terminal.
struct BundlingFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
