// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import Conversation
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutHost
import ShortcutRunner
import Shortcuts
import Store
import SystemTexts
import WebClient
import Wire

/// The effects that one run may have outside its process.
struct RunEffects<Answers: AnswerSource>: Sendable {
    let system: RunningSystem
    let start: ShortcutStart
    let context: RequestContext
    let person: Person<Answers>
    let answers: Answers
    let show: Assistant.Show
    let catalog: AppCatalog

    /// Creates the permission desk of the run, which asks each question only once.
    func makeDesk() -> PermissionDesk<Answers> {
        PermissionDesk(
            person,
            .init(
                of: start.name, start.record?.id, startedBy: start.starter,
                app: start.starter.app.flatMap { catalog.apps.distinctNames(in: context.language)[$0] }),
            store: system.store, language: context.language, allowed: start.allowed, report: context.warn)
    }

    var coercion: Coercion { Coercion(in: RunEnvironment(locale: Locale(identifier: context.language))) }

    /// Creates the performers of the run; those of files remember what the person granted until it ends.
    func performers(_ desk: PermissionDesk<Answers>) -> RunPerformers<Answers> {
        let variables = system.surroundings.variables
        let tools = MachineTools(environment: variables)
        return RunPerformers(
            notifications: NotificationPerformer(tools, coercion: coercion),
            person: PersonPerformer(person, language: context.language, coercion: coercion), intents: intents,
            files: FilesPerformer(ShortcutFolder(folder)) { await path(pointedAt: $0) },
            web: WebPerformer(system.webClient(), coercion: coercion) { await desk.allowsNetwork(to: $0) },
            clipboard: system.clipboardPerformer(coercion),
            scripts: ScriptPerformer(
                environment: variables, directory: context.workingDirectory.path(percentEncoded: false),
                coercion: coercion
            ) { await desk.allowsScript($0, input: $1) },
            deviceScreen: DeviceScreenPerformer(system: system),
            screenshots: ScreenshotPerformer(tools, environment: RunEnvironment(locale: coercion.environment.locale)),
            photos: PhotosPerformer(PicturesFolder(home: context.home, environment: variables)) {
                await path(pointedAt: $0)
            } allows: { _ in
                await desk.allowsPhotos()
            },
            printer: PrintPerformer(tools, coercion: coercion),
            mail: MailPerformer(tools, coercion: coercion, outgoing: system.folder.outgoing),
            device: DevicePerformer(tools), speech: SpeechPerformer(tools), opener: opener(tools),
            library: LibraryPerformer(system.shortcuts, report: context.warn))
    }

    private func opener(_ tools: MachineTools) -> OpeningPerformer {
        OpeningPerformer(tools) { url throws(ShortcutFailure) in
            try await open(url)
        } openApp: { name throws(ShortcutFailure) in
            try await open(appNamed: name)
        }
    }

    /// The shortcut's own folder; a shortcut from a file has one by its name.
    private var folder: URL {
        let name = start.record?.identifier.uuidString ?? "file-" + start.name.filter { $0.isLetter || $0.isNumber }
        return system.folder.shortcutFolders.appending(path: String(name.prefix(100)), directoryHint: .isDirectory)
    }

    private func path(pointedAt prompt: Sentence) async -> String? {
        let text = prompt.text(in: context.language)
        guard let words = await person.words(for: Prompt(parameter: "", kind: .needsValue, text: text)) else {
            return nil
        }
        return words.split(whereSeparator: \.isNewline).map { absolute(String($0)) }.joined(separator: "\n")
    }

    private func absolute(_ path: String) -> String {
        let path = path.trimmingCharacters(in: .whitespaces)
        if path == "~" || path.hasPrefix("~/") {
            return context.home.appending(path: String(path.dropFirst(2))).path(percentEncoded: false)
        }
        let url = path.hasPrefix("/") ? URL(filePath: path) : context.workingDirectory.appending(path: path)
        return url.standardizedFileURL.path(percentEncoded: false)
    }

    // MARK: - Apps

    private var intents: IntentPerformer<Answers> {
        IntentPerformer(
            catalog: catalog, assistant: system.assistant(for: catalog, context, donates: false), answers: answers,
            language: context.language, coercion: coercion, show: show
        ) { opening in
            guard let app = BundleIdentifier(opening.app).flatMap({ catalog[$0] }) else { return }
            try await system.follow(opening, in: app, warn: context.warn)
        }
    }

    private func open(_ url: URL) async throws(ShortcutFailure) -> Bool {
        do {
            let (app, _) = try await system.urlTakers().app(for: url)
            try await system.open(app, for: .url(url, source: "org.beckon.shortcuts"))
            return true
        } catch is OpeningError {
            return false
        } catch {
            throw ShortcutFailure("‘\(url.absoluteString)’ does not open: \(error)", remedy: "open it directly")
        }
    }

    private func open(appNamed name: String) async throws(ShortcutFailure) {
        let app =
            BundleIdentifier(name).flatMap { catalog[$0] }
            ?? catalog.apps.first { $0.name(in: context.language) == name || $0.info.title == name }
        guard let app else {
            throw ShortcutFailure("there is no app ‘\(name)’", remedy: "install it, or choose another", kind: .missing)
        }
        do {
            try await system.open(app)
        } catch {
            throw ShortcutFailure("‘\(name)’ does not open: \(error)", remedy: "open it directly")
        }
    }
}
