// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import ShortcutRunner
import Shortcuts

extension FuzzedReader {
    /// A shortcut that is made ready and run within small limits, whatever it does; its effects are answered by
    /// contents of each kind in turn. What it asks for is the same after it has crossed to another process.
    static let shortcutRun = FuzzedReader(
        name: "ShortcutRun", dictionary: "shortcut", limit: .running, seeds: { ShortcutRunSample.seeds }
    ) { data in
        guard let document = ShortcutReader.read(data).document else { return }
        let environment = RunEnvironment(
            now: { Date(timeIntervalSince1970: 1_768_473_045) }, locale: Locale(identifier: "en_US"),
            timeZone: TimeZone(secondsFromGMT: 0) ?? .current, random: { $0 / 2 })
        var run = ShortcutRun(
            Program(document, actions: .standard), input: answers[0], in: environment, limits: ShortcutRun.small)
        try play(&run)
    }

    private static func play(_ run: inout ShortcutRun) throws {
        var state = run.start()
        var count = 0
        while true {
            switch state {
            case .paused: state = run.goOn()
            case .needs(let effect):
                try RunMessageCheck.check(MessageFromRun.needs(effect))
                count += 1
                // A shortcut may ask forever; a person ends it then.
                let answer = count > 200 ? EffectResult.cancelled : .content(answers[count % answers.count])
                state = run.resume(with: count % 7 == 0 ? .chosen([0, count]) : answer)
            case .finished(let content):
                return try RunMessageCheck.check(MessageFromRun.finished(content))
            case .failed(let failure):
                return try RunMessageCheck.check(MessageFromRun.failed(failure))
            }
        }
    }

    /// What effects give, one after the other.
    private static let answers: [Content] = [
        .text("a\nb 1.5 https://a.example/b?c=d 2026-01-15"), .number(.whole(.max)), .number(.fraction(-0.5)),
        .boolean(true), .nothing, .text(""), Content([ContentItem(.text("x")), ContentItem(.number(.whole(0)))]),
        Content(.file(ContentFile(name: "a.txt", type: "public.plain-text", data: Data("{}".utf8)))),
        Content(.url("file:///etc/passwd")),
    ]
}

extension ShortcutRun {
    fileprivate static var small: RunLimits {
        RunLimits(steps: 5_000, textSize: 1 << 16, items: 2_000, depth: 4, stepsAtOnce: 1_000)
    }
}

/// Shortcuts that do everything there is once, so that the fuzzer knows all actions and their parameters.
private enum ShortcutRunSample {
    private static let actionsOfOne = 12

    static var seeds: [String: Data] {
        let definitions = ActionCatalog.standard.definitions
        var seeds: [String: Data] = [:]
        for start in stride(from: 0, to: definitions.count, by: actionsOfOne) {
            let actions = definitions[start..<min(start + actionsOfOne, definitions.count)].map(action)
            let name = "actions-" + String(start / actionsOfOne + 10) + ".json"
            seeds[name] = ShortcutWriter.data(of: ShortcutDocument(actions: actions), as: .json)
        }
        return seeds
    }

    private static func action(_ definition: ActionDefinition) -> ShortcutAction {
        var parameters = ShortcutDictionary()
        for parameter in definition.parameters { parameters[parameter.key] = value(parameter.kind) }
        return ShortcutAction(identifier: definition.identifier, parameters: parameters)
    }

    private static func value(_ kind: String) -> PropertyListNode.Content {
        switch kind {
        case "number": .integer(2)
        case "yes or no": .boolean(true)
        case "text": .string("a b")
        case let choices where choices.contains(" | "): .string(String(choices.prefix { $0 != "|" }.dropLast()))
        default: .string("1")
        }
    }
}
