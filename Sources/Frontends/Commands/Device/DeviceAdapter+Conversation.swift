// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import Conversation
import DeviceServer
import Donations
import ExtensionHost
import Foundation
import Panels
import Store
import Synchronization
import Wire

extension DeviceAdapter {
    func converse(
        _ request: DeviceRequest, language: String, answers: any DeviceAnswers,
        show: @escaping @Sendable (DeviceTurn) async -> Void
    ) async {
        note(nil)
        let host = system.startedAppHost
        await host?.cover()
        let drawn = DrawnPanel()
        do {
            try await has(request, language: language, answers: answers, drawn) { turn, app in
                if case .response(let response) = turn { self.note(response.opens) }
                await show(DeviceTurn(turn, app: app, image: drawn.take()))
            }
        } catch {
            await show(DeviceTurn(.error, (error as? DeviceRefusal)?.text(in: language) ?? "\(error)"))
        }
        await host?.uncover()
    }

    private func has(
        _ request: DeviceRequest, language: String, answers: any DeviceAnswers, _ drawn: DrawnPanel,
        show: @escaping Assistant.Show
    ) async throws {
        let catalog = try await system.apps.catalog()
        let assistant = try assistant(for: catalog, language: language, drawn)
        let source = DeviceAnswerSource(answers: answers)
        switch request {
        case .say(let text): _ = await assistant.say(text, answers: source, show: show)
        case .shortcut(let id):
            guard let shortcut = try await system.donations.shortcut(id) else {
                throw DeviceRefusal("There is no such shortcut any more.", chinese: "这个快捷指令已不在了。")
            }
            switch shortcut.content {
            case .activity(_, let activity):
                await show(.response(Response(opening: shortcut.app, at: activity)), nil)
            case .intent(let name, let payload):
                let app = try await app(shortcut.app)
                guard let intent = app.intents.first(where: { $0.className == name }) else {
                    let name = app.name(in: language)
                    throw DeviceRefusal("\(name) can't do that any more.", chinese: "“\(name)”已经不能这样做了。")
                }
                let candidate = Candidate(
                    app: app, intent: intent, invocation: Invocation(values: payload.values))
                let said = try await words(language).title(of: shortcut)
                _ = await assistant.run(candidate, said: said, answers: source, show: show)
            }
        }
    }

    private func assistant(
        for catalog: AppCatalog, language: String, _ drawn: DrawnPanel
    ) throws -> Assistant {
        let (donations, warn, album, icons) = (system.donations, warn, album, icons)
        var environment = AssistantEnvironment(
            language: language, calendar: surroundings.calendar, now: surroundings.now,
            workingDirectory: surroundings.workingDirectory,
            home: URL(filePath: surroundings.variables["HOME"] ?? "/", directoryHint: .isDirectory),
            handled: { intent, app in
                do {
                    try await donations.markUsed(intent, of: app)
                } catch {
                    warn("that \(intent.className) of \(app) was used is not remembered: \(error)")
                }
            })
        environment.picturing = { occasion in
            var subject = PanelSubject(occasion, language: language)
            subject.words.icon = await icons.icon(of: occasion.app)?.bitmap
            drawn.put(await album.add(subject, language: language))
        }
        return Assistant(
            catalog: catalog, books: system.phraseBooks, phrases: system.store, transport: try system.transport(),
            environment: environment)
    }
}

/// Brings the name of a picture from where a panel is drawn to its turn, which is shown right after.
private final class DrawnPanel: Sendable {
    private let name = Mutex<String?>(nil)

    func put(_ name: String?) {
        self.name.withLock { $0 = name }
    }

    func take() -> String? {
        name.withLock { name in
            defer { name = nil }
            return name
        }
    }
}

/// The answers of a device as a conversation takes them.
private struct DeviceAnswerSource: AnswerSource {
    let answers: any DeviceAnswers

    func answer(to turn: Turn) async -> Answer? {
        switch await answers.next() {
        case .text(let text): .text(text)
        case .choice(let index): .choice(index)
        case .cancel: .cancel
        case nil: nil
        }
    }
}

extension DeviceTurn {
    /// A turn as the device shows it.
    ///
    /// - Parameter image: The name of the picture of its panel.
    fileprivate init(_ turn: Turn, app: String?, image: String?) {
        switch turn {
        case .said(let text): self.init(.said, text)
        case .prompt(let prompt):
            self.init(
                .prompt, prompt.text, app: app,
                options: prompt.options.map { Option($0.text, subtitle: $0.subtitle) }, remaining: prompt.remaining)
        case .confirm(let confirmation):
            self.init(
                .confirm, confirmation.text, app: app, options: confirmation.buttons.map { Option($0) },
                panel: confirmation.panel.map { Panel($0, image: image) })
        case .progress(let text): self.init(.progress, text, app: app)
        case .response(let response):
            self.init(
                .response, response.text, app: app, panel: response.panel.map { Panel($0, image: image) },
                opens: response.opens != nil, opensAtOnce: response.status == .deferredToApplication)
        // What the person wished is nothing that went wrong.
        case .error(let failure): self.init(failure.kind == .cancelled ? .response : .error, failure.text, app: app)
        }
    }
}

extension DeviceTurn.Panel {
    fileprivate init(_ panel: Panel, image: String?) {
        self.init(title: panel.title, text: panel.text, hasTick: panel.tick, image: image)
    }
}
