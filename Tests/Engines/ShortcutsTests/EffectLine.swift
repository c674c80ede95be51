// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// An effect in one line, as the cases have it.
enum EffectLine {
    private static let coercion = Coercion(in: ConformanceRun.environment)

    static func line(_ effect: Effect) -> String {
        switch effect {
        case .ask(let question):
            "ask \(question.kind.rawValue): \(question.standing.map { "\($0)" } ?? question.prompt)\(question.standard.map { " [\($0)]" } ?? "")"
        case .choose(let choice):
            "choose\(choice.allowsSeveral ? " several" : "")\(choice.selectsAll ? " of all" : ""): "
                + "\(choice.prompt ?? "")[\(titles(of: choice).joined(separator: ", "))]"
        case .show(let presentation): line(presentation)
        case .readClipboard: "read clipboard"
        case .writeClipboard(let content): "clipboard: \(text(content))"
        case .device(let request): "device: \(line(request))"
        case .wait(let seconds): "wait: \(seconds)"
        case .waitForPerson: "wait for person"
        case .openURLs(let urls): "open: \(urls.joined(separator: " "))"
        case .callBack(let request):
            "call: \(request.url) \(request.successKey) \(request.errorKey) \(request.cancelKey)"
                + (request.successURL.map { " to \($0)" } ?? "")
        case .openApp(let name): "app: \(name)"
        case .fetch(let request): "fetch: \(line(request))"
        case .files(let request): FileEffectLine.line(request)
        case .images(let request): ImageEffectLine.line(request)
        case .documents(let request): DocumentEffectLine.line(request)
        case .hash(let algorithm, let files):
            "hash \(algorithm.rawValue): " + files.map { "\($0.name) (\($0.data.count) bytes)" }.joined(separator: ", ")
        case .photos(let request): line(request)
        case .runScript(let request): "script: \(line(request))"
        case .speak(let speech): line(speech)
        case .playSound(let file): "sound: \(file?.name ?? "")"
        case .takeScreenshot: "screenshot"
        case .share(let content): "share: \(text(content))"
        case .shareNearby(let content): "share nearby: \(text(content))"
        case .send(let message): line(message)
        case .print(let content): "print: \(text(content))"
        case .runIntent(let step): line(step)
        case .runShortcut(let name, let input): "run: \(name): \(text(input))"
        case .listShortcuts: "shortcuts"
        case .readShortcut(let name): "shortcut file: \(name)"
        }
    }

    static func text(_ content: Content) -> String { coercion.text(content) }

    static func names(_ files: [ContentFile]) -> String { files.map(\.name).joined(separator: " ") }

    /// A number, or a mark for none.
    static func number(_ number: Double?) -> String { number.map { Number($0).text } ?? "-" }

    private static func line(_ presentation: Presentation) -> String {
        let text = text(presentation.content)
        return switch presentation.style {
        case .result: "result: \(text)"
        case .alert(let title, let canCancel): "alert\(canCancel ? " or cancel" : ""): \(title): \(text)"
        case .notification(let title, let sound): "notification\(sound ? " with sound" : ""): \(title): \(text)"
        case .quickLook: "look: \(text)"
        case .webPage: "page: \(text)"
        }
    }

    private static func line(_ step: IntentStep) -> String {
        let target =
            switch step.target {
            case .joined(let text): text
            case .named(let app, let intent): "\(intent) of \(app)"
            }
        let values = step.values.entries.map { " \($0.key)=\(text($0.value))" }.joined()
        let search = step.search.map { line($0) } ?? ""
        return "intent \(target)\(values)\(step.isShown ? "" : " unseen") with \(text(step.input))\(search)"
    }

    private static func line(_ search: ContentSearch) -> String {
        let terms = search.terms.map { term in
            ([term.property, term.comparator] + term.values.map(text)).joined(separator: " ")
        }
        let order =
            switch search.order {
            case .asGiven: ""
            case .random: " at random"
            case .by(let name, let isDescending): " by \(name)\(isDescending ? " falling" : "")"
            }
        return " find \(search.isAny ? "any" : "all") of \(terms.joined(separator: ", "))\(order)"
            + (search.limit.map { " at most \($0)" } ?? "")
    }

    private static func line(_ request: DeviceRequest) -> String {
        switch request {
        case .detail(let name): "detail \(name)"
        case .batteryLevel: "battery"
        case .isCharging: "is charging"
        case .isConnectedToCharger: "is connected"
        case .address(let version): "local address \(version)"
        case .network(let name): "network \(name)"
        case .setVolume(let level): "volume \(level)"
        case .setBrightness(let level): "brightness \(level)"
        case .vibrate: "vibrate"
        case .currentSong: "song"
        case .set(let target, let value): "\(target.rawValue) \(value.map { $0 ? "on" : "off" } ?? "over")"
        }
    }

    private static func line(_ request: WebRequest) -> String {
        let result =
            switch request.result {
            case .contents: ""
            case .feed(let limit): " as feed of \(limit)"
            default: " as \(request.result)"
            }
        let body =
            switch request.body {
            case .none: ""
            case .json(let dictionary): " json \(text(Content(.dictionary(dictionary))))"
            case .form(let dictionary): " form \(text(Content(.dictionary(dictionary))))\(files(in: dictionary))"
            case .file(let file): " file \(file.name)"
            }
        return "\(request.method) \(request.url)" + request.headers.map { " \($0.name)=\($0.value)" }.joined() + body
            + result
    }

    private static func line(_ request: PhotoRequest) -> String {
        func words(_ kinds: [PhotoRequest.Kind]) -> String { kinds.map(\.rawValue).joined(separator: ", ") }
        return switch request {
        case .latest(let count, let kinds): "latest photos: \(count) of \(words(kinds))"
        case .choose(let several, let kinds): "choose photo\(several ? "s" : "") of \(words(kinds))"
        case .save(let files, let album): "save photos: \(names(files))\(album.map { " to \($0)" } ?? "")"
        case .delete(let files): "delete photos: \(names(files))"
        case .take(let count, let isFront, let preview):
            "take photos: \(count)\(isFront ? " in front" : "")\(preview ? " with preview" : "")"
        }
    }

    private static func line(_ request: ScriptRequest) -> String {
        let place =
            switch request.place {
            case .here(let interpreter): interpreter
            case .host(let name, let port, let user, let password):
                "\(user)\(password.map { ":\($0)" } ?? "")@\(name):\(port)"
            }
        return "\(place): \(request.script)\(request.inputAsArguments ? " with" : " <") \(text(request.input))"
    }

    private static func line(_ speech: Speech) -> String {
        "\(speech.toFile ? "speak to file" : speech.waits ? "speak and wait" : "speak"): \(speech.text)"
            + (speech.language.map { " in \($0)" } ?? "") + (speech.voice.map { " by \($0)" } ?? "")
            + " \(speech.rate) \(speech.pitch)"
    }

    /// With what stands below them.
    private static func titles(of choice: Choice) -> [String] {
        choice.titles.indices.map { place in
            let subtitle = choice.subtitles.indices.contains(place) ? choice.subtitles[place] : nil
            return choice.titles[place] + (subtitle.map { " (\($0))" } ?? "")
        }
    }

    /// The names of the files that are values of a dictionary.
    private static func files(in dictionary: ContentDictionary) -> String {
        let names = dictionary.entries.compactMap { entry -> String? in
            guard case .file(let file)? = entry.value.first?.value else { return nil }
            return file.name
        }
        return names.isEmpty ? "" : ", files \(names.joined(separator: ", "))"
    }

    private static func line(_ message: Message) -> String {
        "\(message.isShown ? "write" : "send") \(message.service.rawValue)\(message.sender.map { " from \($0)" } ?? "")"
            + " to \((message.recipients + message.copies + message.hiddenCopies).joined(separator: ", "))"
            + (message.subject.map { " about \($0)" } ?? "") + ": \(text(message.content))"
    }
}
