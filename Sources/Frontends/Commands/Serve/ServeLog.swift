// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Foundation
import PersonalShortcuts
import Processes
import Sentences

/// What `beckon serve` prints: one line for each thing that happens.
struct ServeLog: Sendable {
    let terminal: Terminal
    let isJSON: Bool

    /// - Parameter device: Where a person opens the device, if there is one.
    func ready(socket: String, device: String?) {
        if isJSON { return line(["event": "ready", "process": getpid(), "socket": socket, "device": device]) }
        terminal.say("Beckon runs, at \(terminal.output.styled(socket, .bold))")
        if let device { terminal.say("The device is at \(terminal.output.styled(device, .bold))") }
    }

    func ending() {
        if isJSON { return line(["event": "ending"]) }
        terminal.say("Stopping.")
    }

    func warn(_ text: Sentence) {
        if isJSON { return line(["event": "warning", "text": terminal.text(text)]) }
        terminal.warn(text)
    }

    func show(_ event: AppHostEvent) {
        switch event {
        // An app may draw many times a second; who wants to see it looks at the device.
        case .drew: break
        case .printed(let app, let text, let channel):
            let isOutput = channel == .standardOutput
            line(
                ["event": "printed", "app": app, "text": text, "channel": isOutput ? "output" : "errors"],
                or: name(app) + text.isolated, on: isOutput ? terminal.output : terminal.errors)
        case .changed(let app):
            let told: Sentence = app.process.map { "\(app.state), process \($0)" } ?? app.state.sentence
            line(
                [
                    "event": "state", "app": app.identifier, "state": app.state.rawValue, "process": app.process,
                    "memory": app.memory,
                ],
                or: name(app.identifier) + terminal.text(told))
        case .ended(let app, _, let text):
            line(
                ["event": "ended", "app": app, "text": terminal.text(text)],
                or: name(app) + terminal.text("ended: \(text)"))
        case .delivered(let app, let number, let isHandled):
            line(
                ["event": "delivered", "app": app, "delivery": number, "handled": isHandled],
                or: name(app) + terminal.text(isHandled ? "took item \(number)" : "declined item \(number)"))
        case .problem(let app, let text):
            if isJSON { return line(["event": "warning", "app": app, "text": terminal.text(text)]) }
            terminal.warn("\(app): \(text)")
        }
    }

    /// Reports each screen on which an app asks for a phrase, and how it is answered; ends with the task.
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
        line(
            ["event": "screen", "app": screen.app.text, "text": title, "screen": screen.id],
            or: PhraseScreenText(words.language).waits(title, words.app(screen.app.text), screen: screen.id))
    }

    private func name(_ app: String) -> String {
        terminal.output.styled("\(app): ", .faint)
    }

    /// - Parameter stream: For a person; programs read the output.
    private func line(_ json: JSONObject, or text: String, on stream: TextStream? = nil) {
        if isJSON { line(json) } else { (stream ?? terminal.output).line(text) }
    }

    private func line(_ line: JSONObject) {
        do {
            try terminal.output.json(line)
        } catch {
            terminal.report("an event has no JSON form: \(error)")
        }
    }
}
