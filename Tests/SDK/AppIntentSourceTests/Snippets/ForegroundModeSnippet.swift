// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ScanReceiptIntent: AppIntent {
    static let title: LocalizedStringResource = "Scan Receipt"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Quick", default: true) var isQuick: Bool

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if !isQuick, systemContext.currentMode.canContinueInForeground {
            try await continueInForeground("The camera is in the app.", alwaysConfirm: false)
        }
        guard systemContext.currentMode == .foreground else {
            throw needsToContinueInForegroundError("Open the app to scan.")
        }
        return .result(dialog: "Scanned.")
    }
}

struct EnterGameIntent: AppIntent {
    static let title: LocalizedStringResource = "Enter Game"
    static let supportedModes: IntentModes = .foreground
    func perform() async throws -> some IntentResult { .result() }
}

struct SaveLaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Save for Later"
    static var supportedModes: IntentModes { .foreground(.deferred) }
    func perform() async throws -> some IntentResult { .result() }
}
