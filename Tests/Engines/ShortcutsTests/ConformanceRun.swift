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
        while case .needs(let effect) = state {
            effects.append(Self.line(effect))
            guard let result = result(of: effect) else { return state }
            state = run.resume(with: result)
        }
        return state
    }

    /// What was answered; what only shows or waits needs no answer.
    private mutating func result(of effect: Effect) -> EffectResult? {
        switch effect {
        case .show(let presentation):
            if case .alert(_, canCancel: true) = presentation.style, !answers.isEmpty { break }
            return .content(presentation.content)
        case .wait, .openURLs, .openApp, .playSound: return .content(.nothing)
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
        return .content(JSONText.content(answer))
    }

    private static func line(_ effect: Effect) -> String {
        let coercion = Coercion(in: environment)
        return switch effect {
        case .ask(let question):
            "ask \(question.kind.rawValue): \(question.prompt)\(question.standard.map { " [\($0)]" } ?? "")"
        case .choose(let choice):
            "choose\(choice.allowsSeveral ? " several" : ""): \(choice.prompt ?? "")[\(choice.titles.joined(separator: ", "))]"
        case .show(let presentation):
            switch presentation.style {
            case .result: "result: \(coercion.text(presentation.content))"
            case .alert(let title, let canCancel):
                "alert\(canCancel ? " or cancel" : ""): \(title): \(coercion.text(presentation.content))"
            case .notification(let title, let sound):
                "notification\(sound ? " with sound" : ""): \(title): \(coercion.text(presentation.content))"
            case .quickLook: "look: \(coercion.text(presentation.content))"
            case .webPage: "page: \(coercion.text(presentation.content))"
            }
        case .readClipboard: "read clipboard"
        case .writeClipboard(let content): "clipboard: \(coercion.text(content))"
        case .wait(let seconds): "wait: \(seconds)"
        case .openURLs(let urls): "open: \(urls.joined(separator: " "))"
        case .openApp(let name): "app: \(name)"
        case .runShortcut(let name, let input): "run: \(name): \(coercion.text(input))"
        case .fetch(let request):
            "fetch: \(request.method) \(request.url)" + request.headers.map { " \($0.name)=\($0.value)" }.joined()
        case .hash(let algorithm, let files):
            "hash \(algorithm.rawValue): " + files.map { "\($0.name) (\($0.data.count) bytes)" }.joined(separator: ", ")
        case .images(.property(let name, let files)):
            "\(name) of \(files.map(\.name).joined(separator: ", "))"
        default: "\(effect)"
        }
    }
}
