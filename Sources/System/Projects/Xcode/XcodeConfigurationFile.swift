// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// The settings of an `.xcconfig` file and those it includes.
struct XcodeConfigurationFile {
    private static let sizeLimit = 1 << 20
    /// Files altogether: each may include all others.
    private static let fileLimit = 64

    private(set) var settings: [String: String] = [:]
    /// False where an included file is not there, so that any setting may be missing.
    private(set) var isComplete = true

    private var fileCount = 0

    init(path: String) {
        read(path)
    }

    private mutating func read(_ path: String) {
        fileCount += 1
        guard fileCount <= Self.fileLimit, let bytes = try? BoundedBytes.read(path, limit: Self.sizeLimit) else {
            isComplete = false
            return
        }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let statement = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
            let text = String(statement).trimmingCharacters(in: .whitespaces)
            if let match = text.firstMatch(of: /^#include(\??)\s*"([^"]+)"/) {
                let folder = URL(filePath: path).deletingLastPathComponent().path
                let next = XcodeFilePaths.join(folder, String(match.output.2))
                if match.output.1.isEmpty || FileManager.default.fileExists(atPath: next) {
                    read(next)
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
