// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import Conversation
import Foundation
import PersonalShortcuts
import Processes
import Sentences
import ShortcutDocument
import ShortcutHost
import ShortcutRunner
import Shortcuts
import Store
import Wire

/// The addresses by which apps have shortcuts run: `shortcuts://run-shortcut?name=…`, also with addresses to be opened
/// at the end (x-callback-url).
extension RunningSystem {
    /// Whether a URL concerns shortcuts: it has their scheme, is a link of this system's or Apple's, or leads to a file
    /// of one.
    func isOfShortcuts(_ url: URL) -> Bool {
        if url.isFileURL { return ["shortcut", "wflow"].contains(url.pathExtension.lowercased()) }
        if let link = ShortcutLink(url) { return link.isApples || link.origin == linkOrigin }
        return ["shortcuts", "workflow"].contains(url.scheme?.lowercased())
    }

    /// Has the shortcut run that an address means, where the person sees it; without a device, unseen and unanswered.
    ///
    /// - Throws: ``OpeningError`` where it means none, and `StoreError`.
    func call(_ url: URL, from identity: BundleIdentity) async throws {
        if url.isFileURL || ShortcutLink(url) != nil {
            return try await offer(ShortcutImportAddress(url: url), from: identity)
        }
        if let address = ShortcutImportAddress(url) { return try await offer(address, from: identity) }
        guard let address = ShortcutAddress(url.absoluteString) else { throw OpeningError.noShortcutAddress(url) }
        guard let record = try await shortcuts.named(address.name) else { throw OpeningError.noShortcut(address.name) }
        let callsBack = [address.successURL, address.cancelURL, address.errorURL].contains { $0 != nil }
        var call = ShortcutCall(
            record.identifier, said: record.name, startedBy: .address(of: identity.app, callsBack: callsBack))
        call.app = identity.app
        switch address.input {
        case .nothing: break
        case .text(let text): call.input = text
        case .clipboard: call.input = await clipboardText()
        }
        call.success = address.successURL.flatMap { URL(string: $0) }
        call.cancel = address.cancelURL.flatMap { URL(string: $0) }
        call.failure = address.errorURL.flatMap { URL(string: $0) }
        guard !calls.isHeard else { return calls.post(.shortcut(call)) }
        Task { [call] in await runUnseen(call) }
    }

    private func clipboardText() async -> String {
        let coercion = Coercion(in: RunEnvironment())
        let result = await clipboardPerformer(coercion).result(of: .readClipboard)
        guard case .content(let content) = result else { return "" }
        return coercion.text(content)
    }

    /// Nobody can answer, so the first question ends the run.
    private func runUnseen(_ call: ShortcutCall) async {
        do {
            let context = RequestContext(
                language: language, workingDirectory: URL(filePath: "/"), home: URL(filePath: "/"),
                transport: try transport(), warn: report)
            let outcome = try await perform(.shortcut(call), context, answers: Nobody()) { _, _ in }
            guard outcome == .leftWaiting else { return }
            report(
                "‘\(call.said)’ could not finish because nobody can answer; open the device, then try again")
        } catch {
            report("‘\(call.said)’ was not run: \(error)")
        }
    }

    /// Used when nobody can answer.
    struct Nobody: AnswerSource {
        func answer(to turn: Turn) async -> Answer? { nil }
    }

    /// Opens the callback URL for this ending.
    func callBack(_ call: ShortcutCall, _ outcome: Outcome, _ content: Content?) async {
        let (url, name, value): (URL?, String?, String?) =
            switch outcome {
            case .failed(let failure) where failure.kind == .cancelled: (call.cancel, nil, nil)
            case .leftWaiting: (call.cancel, nil, nil)
            case .failed(let failure): (call.failure, "errorMessage", failure.text)
            case .done, .answered:
                (call.success, "result", Coercion(in: RunEnvironment()).text(content ?? .nothing))
            }
        guard let url, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
        if let name {
            components.queryItems = (components.queryItems ?? []) + [URLQueryItem(name: name, value: value)]
        }
        guard let target = components.url else { return }
        do {
            let (app, _) = try await urlTakers().app(for: target)
            try await open(app, for: .url(target, source: "com.apple.shortcuts"))
        } catch {
            report("'\(target)' was not opened after ‘\(call.said)’: \(error)")
        }
    }
}
