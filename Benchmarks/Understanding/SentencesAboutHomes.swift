// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeAssistant
import SampleData

/// Home Assistant's test sentences, where they are beside the project.
enum SentencesAboutHomes {
    static let languages = ["en", "zh-CN", "de", "fr"]

    static func folder() throws -> URL {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let corpus =
            ProcessInfo.processInfo.environment["BECKON_CORPUS"].map { URL(filePath: $0) }
            ?? here.appending(path: "../shared/corpus").standardizedFileURL
        let folder = corpus.appending(path: "phrases")
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw BenchmarkError("there are no sentences in \(folder.path); BECKON_CORPUS tells where they are")
        }
        return folder
    }

    /// Whether they are there; says so on the standard error where they are not.
    static var arePresent: Bool {
        do {
            _ = try folder()
            return true
        } catch {
            FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
            return false
        }
    }
}
