// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct CreateRoomIntent: AppIntent {
    static var title: LocalizedStringResource = "Create Room"
    static var openAppWhenRun = false

    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult & OpensIntent & ReturnsValue<String> & ProvidesDialog {
        .result(value: name, opensIntent: OpenTabIntent(), dialog: "There it is.")
    }
}

struct JumpIntent: AppIntent {
    static var title: LocalizedStringResource = "Jump"
    func perform() async throws -> some OpensIntent { .result(opensIntent: EnterGameIntent()) }
}

struct VisitPageIntent: AppIntent {
    static var title: LocalizedStringResource = "Visit Page"
    @Parameter(title: "Page") var page: URL
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenURLIntent(page)) }
}
