// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentDefinition
import IntentValues
import Wire

/// A conversation played to its end, or to where nobody answers any more.
struct Play {
    enum Answer: ExpressibleByStringLiteral {
        case words(String)
        case tap(Int)
        case cancel

        init(stringLiteral value: String) { self = .words(value) }
    }

    private(set) var turns: [Turn] = []
    private(set) var requests: [ExtensionRequest] = []
    private(set) var paths: [String] = []
    /// How often the app was brought to the front.
    private(set) var openings = 0
    private(set) var outcome = Outcome.leftWaiting
    /// True when the machine broke its promise: not exactly one effect that waits, at the end.
    private(set) var isMalformed = false

    init(
        _ context: ConversationContext = CoffeeShop.context(), _ invocation: Invocation = Invocation(),
        handler: Handler = .barista, said: String? = nil, files: [String: FileValue] = [:], answers: [Answer] = []
    ) {
        var conversation = Conversation(context, invocation)
        var answers = answers[...]
        var moment = CoffeeShop.now
        var effects = conversation.start(at: moment, said: said)
        // Far above any bound of a conversation; a test that gets here fails.
        for _ in 0..<10_000 {
            note(effects)
            moment.uptime += .milliseconds(10)
            guard let event = Self.event(after: effects, handler, files, &answers) else { return }
            effects = conversation.receive(event, at: moment)
        }
        isMalformed = true
    }

    /// One line a turn: `prompt drink needsValue: Which coffee would you like?`
    var dialogue: [String] { turns.map(Self.line) }

    /// The prompts of a play.
    var prompts: [Prompt] { turns.compactMap { if case .prompt(let prompt) = $0 { prompt } else { nil } } }

    var response: Response? { if case .answered(let response) = outcome { response } else { nil } }
    var failure: Failure? { if case .failed(let failure) = outcome { failure } else { nil } }

    /// The values the handler was given to handle.
    var handled: [String: IntentValue]? {
        requests.lazy.compactMap { if case .handle(let intent) = $0 { intent.values } else { nil } }.first
    }

    private mutating func note(_ effects: [Conversation.Effect]) {
        for (position, effect) in effects.enumerated() {
            let isLast = position == effects.count - 1
            switch effect {
            case .say(let turn): turns.append(turn)
            case .ask(let request), .tell(let request): requests.append(request)
            case .bringToFront: openings += 1
            case .readFile(let path): paths.append(path)
            case .finish(let outcome): self.outcome = outcome
            case .awaitAnswer: break
            }
            switch effect {
            case .say, .tell: isMalformed = isMalformed || isLast
            default: isMalformed = isMalformed || !isLast
            }
        }
        isMalformed = isMalformed || effects.isEmpty
    }

    private static func event(
        after effects: [Conversation.Effect], _ handler: Handler, _ files: [String: FileValue],
        _ answers: inout ArraySlice<Answer>
    ) -> Conversation.Event? {
        switch effects.last {
        case .ask(let request): return .replied(handler.reply(to: request), faults: [])
        case .readFile(let path):
            return files[path].map { .fileRead($0) } ?? .fileRefused(reason: "There is no \(path).")
        case .awaitAnswer:
            switch answers.popFirst() {
            case .words(let words): return .answered(words)
            case .tap(let index): return .chose(index)
            case .cancel: return .cancelled
            case nil: return nil
            }
        case .bringToFront: return .cameToFront
        case .say, .tell, .finish, nil: return nil
        }
    }

    static func line(_ turn: Turn) -> String {
        switch turn {
        case .said(let text): "said: \(text)"
        case .prompt(let prompt): "prompt \(prompt.parameter) \(prompt.kind): \(prompt.text)"
        case .confirm(let confirmation): "confirm: \(confirmation.text)"
        case .progress(let text): "progress: \(text)"
        case .response(let response): "response \(response.code): \(response.text)"
        case .shown(let showing): "shown \(showing.style): \(showing.text)"
        case .error(let failure): "error \(failure.kind): \(failure.text)"
        }
    }
}
