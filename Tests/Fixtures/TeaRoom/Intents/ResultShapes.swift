// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

// An intent for each shape of a result that none of the others has.

struct CountTea: AppIntent {
    static let title: LocalizedStringResource = "Count Tea"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 7) }
}

struct FindTea: AppIntent {
    static let title: LocalizedStringResource = "Find Tea"

    func perform() async throws -> some IntentResult & ReturnsValue<[Tea]> & ProvidesDialog {
        .result(value: Tea.all, dialog: "These are here.")
    }
}

struct TellTea: AppIntent {
    static let title: LocalizedStringResource = "Tell Tea"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: IntentDialog(full: "The tea is ready, and the cups are warm.", supporting: "Ready"))
    }
}

struct FollowTea: AppIntent {
    static let title: LocalizedStringResource = "Follow Tea"

    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: CountTea()) }
}

struct SayAndFollowTea: AppIntent {
    static let title: LocalizedStringResource = "Say and Follow Tea"

    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
        .result(opensIntent: CountTea(), dialog: "Now they are counted.")
    }
}

struct CountAndFollowTea: AppIntent {
    static let title: LocalizedStringResource = "Count and Follow Tea"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
        .result(value: 3, opensIntent: TellTea())
    }
}

struct ButtonTea: AppIntent {
    static let title: LocalizedStringResource = "Button Tea"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(actionButtonIntent: CountTea(), dialog: "Count them?")
    }
}
