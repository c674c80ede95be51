// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import CommandLineInterface
import Foundation
import PersonalPhrases
import Processes
import Sentences

/// What `beckon serve` prints: one line for each thing that happens.
struct ServeLog: Sendable {
    /// A line of `--json`; fields that do not apply are left out.
    private struct Line: Encodable {
        var event: String
        var app: String?
        var state: String?
        var process: Int32?
        var memory: Int?
        var text: String?
        var socket: String?
        var device: String?
        var channel: String?
        var delivery: Int?
        var handled: Bool?
        var screen: Int?
    }

    let terminal: Terminal
    let isJSON: Bool

    /// - Parameter device: Where a person opens the device, if there is one.
    func ready(socket: String, device: String?) {
        if isJSON { return line(Line(event: "ready", process: getpid(), socket: socket, device: device)) }
        terminal.say("Beckon runs, at \(terminal.output.styled(socket, .bold))")
        if let device { terminal.say("The device is at \(terminal.output.styled(device, .bold))") }
    }

    func ending() {
        if isJSON { return line(Line(event: "ending")) }
        terminal.say("Ending.")
    }

    func warn(_ text: Sentence) {
        if isJSON { return line(Line(event: "warning", text: terminal.text(text))) }
        terminal.warn(text)
    }

    func show(_ event: AppHostEvent) {
        if isJSON { return line(for: event).map(line) ?? () }
        switch event {
        // An app may draw many times a second; who wants to see it looks at the device.
        case .drew: break
        case .printed(let app, let text, .standardOutput): terminal.output.line(name(app) + text.isolated)
        case .printed(let app, let text, .standardError): terminal.errors.line(name(app) + text.isolated)
        case .changed(let app):
            let told: Sentence = app.process.map { "\(app.state), process \($0)" } ?? app.state.sentence
            terminal.output.line(name(app.identifier) + terminal.text(told))
        case .ended(let app, _, let text): terminal.output.line(name(app) + terminal.text("ended: \(text)"))
        case .delivered(let app, let number, let isHandled):
            terminal.output.line(
                name(app) + terminal.text(isHandled ? "took item \(number)" : "declined item \(number)"))
        case .problem(let app, let text): terminal.warn("\(app): \(text)")
        }
    }

    /// Tells of each screen on which an app asks for a phrase, and how it is answered; ends with the task.
    ///
    /// - Parameter words: What a person reads of actions as they are installed now.
    func show(_ changes: AsyncStream<[PhraseScreen]>, _ words: @Sendable () async throws -> ActionWords) async {
        var last = 0
        for await screens in changes {
            for screen in screens where screen.id > last {
                last = screen.id
                do {
                    show(screen, try await words())
                } catch {
                    warn("\(screen.app) asks for a phrase, but it is unknown for what: \(error)")
                }
            }
        }
    }

    private func show(_ screen: PhraseScreen, _ words: ActionWords) {
        let title = words.title(of: screen)
        if isJSON { return line(Line(event: "screen", app: screen.app.text, text: title, screen: screen.id)) }
        let app = words.app(screen.app.text)
        terminal.output.line(PhraseScreenText(words.language).waits(title, app, screen: screen.id))
    }

    private func name(_ app: String) -> String {
        terminal.output.styled("\(app): ", .faint)
    }

    private func line(for event: AppHostEvent) -> Line? {
        switch event {
        case .drew: nil
        case .printed(let app, let text, let channel):
            Line(event: "printed", app: app, text: text, channel: channel == .standardOutput ? "output" : "errors")
        case .changed(let app):
            Line(
                event: "state", app: app.identifier, state: app.state.rawValue, process: app.process,
                memory: app.memory)
        case .ended(let app, _, let text): Line(event: "ended", app: app, text: terminal.text(text))
        case .delivered(let app, let number, let isHandled):
            Line(event: "delivered", app: app, delivery: number, handled: isHandled)
        case .problem(let app, let text): Line(event: "warning", app: app, text: terminal.text(text))
        }
    }

    private func line(_ line: Line) {
        do {
            try terminal.output.json(line)
        } catch {
            terminal.report("an event has no JSON form: \(error)")
        }
    }
}
