// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct BackUpIntent: AppIntent, ProgressReportingIntent {
    static var title: LocalizedStringResource = "Back Up"

    @Parameter(title: "Files", default: 2) var count: Int

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = Int64(count)
        progress.localizedDescription = "Backing up \(count) files"
        for file in 0..<count {
            progress.completedUnitCount += 1
            progress.localizedAdditionalDescription = String(localized: "File \(file)")
        }
        return .result()
    }
}
