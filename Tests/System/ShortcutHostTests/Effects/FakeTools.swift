// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ShortcutHost
import ShortcutRunner
import Shortcuts
import TestSupport
import Testing

/// Programs that note what they are called with, alone on a path.
final class FakeTools: Sendable {
    private let folder: TemporaryFolder
    private let variables: [String: String]

    init(_ variables: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        self.variables = variables
    }

    var path: String { folder.url.path(percentEncoded: false) }
    var environment: [String: String] { variables.merging(["PATH": path, "XDG_RUNTIME_DIR": path]) { $1 } }
    var tools: MachineTools { MachineTools(environment: environment) }

    /// Adds a program.
    ///
    /// - Parameter script: What it does when it has noted its call; with no program but those by absolute paths.
    func add(_ name: String, _ script: String = "") throws {
        let text = """
            #!/bin/sh
            { printf '%s' '\(name)'; for word in "$@"; do printf '|%s' "$word"; done; printf '\\n'; } >> '\(path)/calls'
            \(script)

            """
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
    }

    /// The calls, in order, each as its words with `|` between.
    var calls: [String] {
        (noted("calls") ?? "").split(separator: "\n").map(String.init)
    }

    /// What a program wrote into a file of the folder.
    func noted(_ name: String) -> String? {
        try? String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }

    func data(_ name: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: name)) }

    func put(_ data: Data, _ name: String) throws { try data.write(to: folder.url.appending(path: name)) }
}

extension EffectPerformer {
    /// What an effect gives.
    func content(_ effect: Effect) async throws -> Content {
        let result = try await perform(effect)
        return try #require(result, "nothing is done").content()
    }

    /// What an effect gives, as text.
    func text(_ effect: Effect) async throws -> String {
        Coercion(in: .fixed).text(try await content(effect))
    }

    /// Why an effect is not done; nil if it is.
    func failure(_ effect: Effect) async -> ShortcutFailure? {
        switch await result(of: effect) {
        case .failed(let failure): failure
        case .cancelled: .cancelled
        default: nil
        }
    }
}

extension RunEnvironment {
    /// At a moment that stays.
    static let fixed = RunEnvironment(
        now: { Date(timeIntervalSince1970: 1_700_000_000) }, locale: Locale(identifier: "en_US"), timeZone: .gmt,
        random: { _ in 0 })
}

extension Coercion {
    static let fixed = Coercion(in: .fixed)
}

extension Content {
    static func file(_ name: String, _ text: String, path: String? = nil) -> Content {
        Content(.file(.named(name, text, path: path)))
    }

    /// The files that are in it.
    var files: [ContentFile] {
        items.compactMap { item in
            guard case .file(let file) = item.value else { return nil }
            return file
        }
    }
}

extension ContentFile {
    static func named(_ name: String, _ text: String, path: String? = nil) -> ContentFile {
        ContentFile(name: name, type: FileTypes.type(ofName: name), data: Data(text.utf8), path: path)
    }

    var text: String { String(decoding: data, as: UTF8.self) }
}
