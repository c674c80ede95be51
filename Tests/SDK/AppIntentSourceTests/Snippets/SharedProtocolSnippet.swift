// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

protocol CounterIntent: AppIntent {
    var step: Int { get }
}

extension CounterIntent {
    static var openAppWhenRun: Bool { false }

    func count(from start: Int) -> Int { start + step }
}

struct CountUpIntent: CounterIntent {
    static let title: LocalizedStringResource = "Count Up"
    @Parameter(title: "Step", default: 1) var step: Int
    func perform() async throws -> some ReturnsValue<Int> { .result(value: count(from: 0)) }
}

struct CountDownIntent: CounterIntent {
    static let title: LocalizedStringResource = "Count Down"
    let step = -1
    func perform() async throws -> some IntentResult { .result() }
}
