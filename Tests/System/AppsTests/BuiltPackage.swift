// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A package of one app that SwiftPM seems to have built: its sources, and the file with the commands.
struct BuiltPackage: Sendable {
    private let folder: TemporaryFolder
    var url: URL { folder.url.appending(path: "tea") }
    var binaries: URL { url.appending(path: ".build/here/debug") }
    var source: URL { url.appending(path: "Sources/Tea/Tea.swift") }

    static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile(atPath:))

    init(_ text: String, compiler: String? = BuiltPackage.compiler) throws {
        folder = try TemporaryFolder()
        try write(text, to: "Sources/Tea/Tea.swift")
        try write("print(1)\n", to: "Sources/Tea/main.swift")
        try FileManager.default.createDirectory(at: binaries, withIntermediateDirectories: true)
        let modules = PackageRoot.products.appending(path: "Modules").path
        let sources = ["Tea", "main"].map {
            url.appending(path: "Sources/Tea/\($0).swift").resolvingSymlinksInPath().path
        }
        let objects = binaries.appending(path: "Tea.build").resolvingSymlinksInPath().path
        let arguments =
            [
                compiler ?? "swiftc", "-module-name", "Tea", "-c", "-incremental", "-I", modules, "-swift-version",
                "6",
            ]
            + [
                "-output-file-map", "\(objects)/map.json", "-j2", "-Xfrontend", "-entry-point-function-name",
                "-Xfrontend", "m",
            ]
            + PackageRoot.moduleMaps
        let commands = """
            commands:
              "C.Tea-debug.exe":
                tool: shell
                inputs: \(try Self.json(["\(objects)/Tea.swift.o", "\(objects)/main.swift.o"]))
                outputs: \(try Self.json([binaries.appending(path: "Tea").resolvingSymlinksInPath().path]))
                args: ["swiftc"]

              "C.Tea-debug.module":
                tool: shell
                inputs: \(try Self.json(sources + ["\(modules)/AppIntents.swiftmodule"]))
                outputs: \(try Self.json(["\(objects)/Tea.swift.o", "\(objects)/main.swift.o"]))
                args: \(try Self.json(arguments))

            """
        try write(commands, to: ".build/debug.yaml")
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static func json(_ texts: [String]) throws -> String {
        String(
            decoding: try JSONSerialization.data(withJSONObject: texts, options: .withoutEscapingSlashes), as: UTF8.self
        )
    }
}
