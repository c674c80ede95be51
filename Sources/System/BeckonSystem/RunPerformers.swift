// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import Conversation
import PersonalShortcuts
import ShortcutHost
import ShortcutRunner
import Shortcuts
import WebClient

/// The performers of one run, one for each kind of effect that leaves its process.
struct RunPerformers<Answers: AnswerSource>: EffectPerformer {
    let notifications: NotificationPerformer
    let person: PersonPerformer<Answers>
    let intents: IntentPerformer<Answers>
    let files: FilesPerformer
    let web: WebPerformer
    let clipboard: ClipboardPerformer
    let scripts: ScriptPerformer
    let deviceScreen: DeviceScreenPerformer
    let screenshots: ScreenshotPerformer
    let photos: PhotosPerformer
    let printer: PrintPerformer
    let mail: MailPerformer
    let device: DevicePerformer
    let speech: SpeechPerformer
    let opener: OpeningPerformer
    let library: LibraryPerformer

    func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        switch effect {
        case .ask, .choose, .waitForPerson: return await person.perform(effect)
        case .show:
            // A desktop shows notifications; the person's terminal shows the rest.
            if let result = await notifications.perform(effect) { return result }
            return await person.perform(effect)
        case .takeScreenshot:
            if let result = await deviceScreen.perform(effect) { return result }
            return try await screenshots.perform(effect)
        case .readClipboard, .writeClipboard: return try await clipboard.perform(effect)
        case .device: return try await device.perform(effect)
        case .wait: return await WaitPerformer().perform(effect)
        case .openURLs, .callBack, .openApp: return try await opener.perform(effect)
        case .fetch: return try await web.perform(effect)
        case .files, .share: return try await files.perform(effect)
        case .runScript: return try await scripts.perform(effect)
        case .speak, .playSound: return try await speech.perform(effect)
        case .photos: return try await photos.perform(effect)
        case .send: return try await mail.perform(effect)
        case .print: return try await printer.perform(effect)
        case .runIntent: return await intents.perform(effect)
        case .listShortcuts, .readShortcut: return try await library.perform(effect)
        // Performed in the run's own process, or on a device with neighbors.
        case .images, .documents, .hash, .runShortcut, .shareNearby: return nil
        }
    }
}
