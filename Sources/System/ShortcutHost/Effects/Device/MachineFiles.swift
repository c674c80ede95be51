// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation

/// The files in which the kernel and the system tell what a machine is like.
struct MachineFiles: Sendable {
    /// Such files are short.
    private static let limit = 64 << 10

    private let root: URL

    /// - Parameter root: Below which `sys`, `proc` and `etc` are.
    init(root: URL) { self.root = root }

    /// What is written in a file; nil if there is none, or nothing in it.
    func text(_ path: String) -> String? {
        // What is missing is not known, and that is the answer.
        let bytes = try? PlainFile.read(root.appending(path: path).path(percentEncoded: false), limit: Self.limit)
        guard let bytes else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    func number(_ path: String) -> Double? { text(path).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    /// The names in a folder, in order; none where there is no such folder.
    func names(_ path: String) -> [String] {
        // Nothing in it is the same as that it is missing.
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: path).path(percentEncoded: false))
        return (names ?? []).sorted()
    }

    /// A value of `/etc/os-release`.
    func system(_ key: String) -> String? {
        (text("etc/os-release") ?? "").split(separator: "\n").lazy.compactMap { line -> String? in
            guard line.hasPrefix("\(key)=") else { return nil }
            return line.dropFirst(key.count + 1).trimmingCharacters(in: ["\"", "'"])
        }.first
    }
}
