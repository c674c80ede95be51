// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import BeckonSystem
import Conversation
import Donations
import Panels
import Sentences
import Synchronization
import SystemTexts
import Voice

/// Conversations, and what can be said.
extension DeviceAdapter {
    /// So many phrases of the person's own are listed.
    private static let mostPhrases = 200

    func converse(
        _ request: Request, language: String, isLocked: Bool, answers: any AnswerSource,
        runs: @escaping @Sendable (Int) async -> Void, show: @escaping Assistant.Show
    ) async {
        let drawn = DrawnPanel()
        do {
            var context = try context(language, drawn)
            context.isLocked = { isLocked }
            context.runs = runs
            _ = try await system.covering { [context] in
                try await system.perform(request, context, answers: answers) { turn, app in
                    await show(drawn.put(into: turn), app)
                }
            }
        } catch {
            await show(.error(Failure(.refused, text: refusal(error).text(in: language))), nil)
        }
    }

    func stop(run: Int) async { system.runs.stop(run) }

    func hear(_ samples: [Int16], answering question: Turn?, language: String) async throws -> String? {
        do {
            return try await ear.hear(samples, answering: question, language: language)
        } catch let error as Problem<Fault> {
            throw DeviceRefusal(error.sentence)
        }
    }

    func sayings(language: String) async throws -> [OfferedSaying] {
        try await system.sayings(language: language, atMost: Self.mostPhrases).map(\.shown)
    }

    func completions(of text: String, language: String) async throws -> [OfferedSaying] {
        try await system.completions(of: text, try context(language, DrawnPanel())).map(\.shown)
    }

    /// What is said where a conversation could not begin.
    private func refusal(_ error: any Error) -> DeviceRefusal {
        switch error {
        case RequestError.noAction: DeviceRefusal(.noAction)
        case RequestError.noApp(let app): Self.goneApp(app)
        case RequestError.noIntent(_, let app): DeviceRefusal(.cannotDo, ["app": app])
        default: (error as? DeviceRefusal) ?? DeviceRefusal("\(error)")
        }
    }

    private func context(_ language: String, _ drawn: DrawnPanel) throws -> RequestContext {
        let (album, icons) = (album, icons)
        return RequestContext(
            language: language, workingDirectory: workingDirectory, home: home,
            transport: try system.transport(),
            picturing: { occasion in
                var subject = PanelSubject(occasion, language: language)
                subject.words.icon = await icons.icon(of: occasion.app)?.bitmap
                drawn.keep(await album.add(subject, language: language))
            }, warn: warn)
    }
}

extension OfferedSaying {
    /// The same, as it may stand on a page.
    var shown: OfferedSaying {
        OfferedSaying(text: text.withoutControls, beginning: beginning?.withoutControls, app: app)
    }
}

/// Brings the name of a picture from where a panel is drawn to its turn, which is shown right after.
private final class DrawnPanel: Sendable {
    private let name = Mutex<String?>(nil)

    func keep(_ name: String?) {
        self.name.withLock { $0 = name }
    }

    /// The turn with the picture in its panel.
    func put(into turn: Turn) -> Turn {
        let name = name.withLock { name in
            defer { name = nil }
            return name
        }
        switch turn {
        case .confirm(var confirmation):
            confirmation.panel?.image = name
            return .confirm(confirmation)
        case .response(var response):
            response.panel?.image = name
            return .response(response)
        case .said, .prompt, .progress, .shown, .error: return turn
        }
    }
}
