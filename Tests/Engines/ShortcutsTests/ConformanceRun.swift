// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import Shortcuts

/// Plays a case: what is done outside is written down, and answered as the case says.
struct ConformanceRun {
    private(set) var effects: [String] = []
    private(set) var answers: [PropertyListNode.Content]
    private var run: ShortcutRun

    /// Thursday 2026-01-15, 10:30:45 in UTC, in American English.
    static let environment = RunEnvironment(
        now: { Date(timeIntervalSince1970: 1_768_473_045) }, locale: Locale(identifier: "en_US"),
        timeZone: TimeZone(secondsFromGMT: 0) ?? .current, random: { $0 / 2 })

    init(_ test: ConformanceCase) {
        answers = test.answers
        run = ShortcutRun(
            Program(test.document, actions: .standard), input: test.input, in: Self.environment,
            limits: RunLimits(steps: 100_000, textSize: 1 << 20, items: 100_000))
    }

    mutating func play() -> ShortcutRun.State {
        var state = run.start()
        while true {
            switch state {
            case .paused: state = run.goOn()
            case .needs(let effect):
                effects.append(EffectLine.line(effect))
                guard let result = result(of: effect) else { return state }
                state = run.resume(with: result)
            case .finished, .failed: return state
            }
        }
    }

    /// What was answered; what only shows or waits needs no answer.
    private mutating func result(of effect: Effect) -> EffectResult? {
        switch effect {
        case .show(let presentation):
            if case .alert(_, canCancel: true) = presentation.style, !answers.isEmpty { break }
            return .content(presentation.content)
        case .wait, .waitForPerson, .openURLs, .openApp, .playSound: return .content(.nothing)
        case .share, .shareNearby, .send, .print: return .content(.nothing)
        case .device(.set), .device(.setVolume), .device(.setBrightness), .device(.vibrate): return .content(.nothing)
        case .speak(let speech) where !speech.toFile: return .content(.nothing)
        case .writeClipboard(let content): return .content(content)
        default: break
        }
        guard !answers.isEmpty else { return nil }
        return Self.result(answers.removeFirst())
    }

    /// `{"chosen": [0]}`, `{"cancelled": true}`, or a content.
    private static func result(_ answer: PropertyListNode.Content) -> EffectResult {
        if let dictionary = answer.dictionary, dictionary.entries.count == 1 {
            if let places = dictionary.array("chosen") { return .chosen(places.compactMap(\.content.wholeNumber)) }
            if dictionary.boolean("cancelled") == true { return .cancelled }
        }
        return .content(ConformanceCase.content(answer))
    }
}
