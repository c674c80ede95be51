// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct ExportIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Export Everything"

    @Parameter(title: "Pages", default: 10) var pages: Int

    func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
        progress.totalUnitCount = Int64(pages)
        var files: [IntentFile] = []
        for page in 0..<pages {
            try Task.checkCancellation()
            files.append(IntentFile(data: Data("\(page)".utf8), filename: "\(page).txt"))
            progress.completedUnitCount = Int64(page + 1)
        }
        return .result(value: files)
    }
}
