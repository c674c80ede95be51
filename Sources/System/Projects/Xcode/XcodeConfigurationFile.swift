// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings of an `.xcconfig` file and those it includes.
struct XcodeConfigurationFile {
    private static let sizeLimit = 1 << 20
    private static let includeLimit = 16

    private(set) var settings: [String: String] = [:]
    /// False where an included file is not there, so that any setting may be missing.
    private(set) var isComplete = true

    init(path: String) {
        read(path, depth: 0)
    }

    private mutating func read(_ path: String, depth: Int) {
        guard depth < Self.includeLimit, let bytes = try? BoundedBytes.read(path, limit: Self.sizeLimit) else {
            isComplete = false
            return
        }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let statement = line.prefix { _ in true }.split(separator: "//", maxSplits: 1).first ?? ""
            let text = String(statement).trimmingCharacters(in: .whitespaces)
            if let match = text.firstMatch(of: /^#include(\??)\s*"([^"]+)"/) {
                let folder = URL(filePath: path).deletingLastPathComponent().path
                let next = XcodeFilePaths.join(folder, String(match.output.2))
                if match.output.1.isEmpty || FileManager.default.fileExists(atPath: next) {
                    read(next, depth: depth + 1)
                }
            } else if let equals = text.firstIndex(of: "=") {
                let name = text[..<equals].trimmingCharacters(in: .whitespaces)
                let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
                // Settings under a condition are for some builds only.
                if !name.contains("[") { settings[name] = value }
            }
        }
    }
}
