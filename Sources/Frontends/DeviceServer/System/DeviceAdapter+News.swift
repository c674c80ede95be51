// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import Donations
import ExtensionHost
import Foundation
import PersonalShortcuts
import Processes
import Sentences
import ShortcutRunner
import Store
import Synchronization
import SystemTexts
import Wire

extension DeviceAdapter {
    func news(language: @escaping @Sendable () -> String) -> AsyncStream<DeviceNews> {
        let (stream, continuation) = AsyncStream<DeviceNews>.makeStream(bufferingPolicy: .bufferingNewest(1000))
        let fronts = FrontApps()
        let subscription = system.news.subscribe { event in
            for item in Self.news(of: event, fronts, language()) { continuation.yield(item) }
        }
        // Made readable beside the conversation, which does not wait for it.
        let exchanges = system.exchanges.events(buffering: 100)
        let screens = system.phrases.screens.changes()
        let donations = system.donations.events()
        let calls = system.calls.events(buffering: 20)
        let shortcuts = system.shortcuts.changes.events(buffering: 1)
        let contents = system.facts.contentChanges.events(buffering: 1)
        let installations = system.apps.changes.events(buffering: 1)
        // Where a run is changes with each of its steps; only where it is by now is worth showing.
        let runs = system.runs.changes.events(buffering: 1, first: system.runs.all)
        let watching = [
            Task {
                for await all in runs {
                    continuation.yield(.runs(all.map { ShownRun($0, language()) }))
                    do { try await Task.sleep(for: Self.runPause) } catch { return }
                }
            },
            Task { for await _ in contents { continuation.yield(.changed) } },
            Task { for await _ in installations { continuation.yield(.changed) } },
            Task { for await call in calls { continuation.yield(.call(call)) } },
            Task { for await _ in shortcuts { continuation.yield(.changed) } },
            Task {
                for await exchange in exchanges { continuation.yield(.activity(DeviceActivity(exchange, language()))) }
            },
            Task { [weak self] in
                for await open in screens {
                    guard let self else { return }
                    do {
                        continuation.yield(.phraseScreens(try await describe(open, language())))
                    } catch {
                        warn("cannot show the apps' requests: \(error)")
                    }
                }
            },
            Task { [weak self] in
                for await event in donations {
                    guard let self else { return }
                    continuation.yield(.activity(await describe(event, language())))
                    if event.changesActions { continuation.yield(.changed) }
                }
            },
        ]
        continuation.onTermination = { _ in
            watching.forEach { $0.cancel() }
            withExtendedLifetime(subscription) {}
        }
        return stream
    }

    /// How often it is shown at most where runs are.
    private static let runPause = Duration.milliseconds(100)

    private static func news(of event: AppHostEvent, _ fronts: FrontApps, _ language: String) -> [DeviceNews] {
        switch event {
        case .changed(let app):
            // The same is reported again when the process is known.
            let activity: [DeviceNews] =
                fronts.isNews(app)
                ? [.activity(DeviceActivity(.app, bundle: app.identifier, "\(app.state)", in: language))] : []
            return switch app.state {
            // Once for each coming: a person may have gone home while it was launching.
            case .launching, .active: (fronts.came(app.identifier) ? [.front(app.identifier)] : []) + activity
            case .inactive: activity
            case .background, .suspended: (fronts.left(app.identifier) ? [.left(app.identifier)] : []) + activity
            }
        case .ended(let app, let isProblem, let text):
            _ = fronts.left(app)
            fronts.ended(app)
            return [
                .ended(app),
                .activity(
                    DeviceActivity(isProblem ? .problem : .app, bundle: app, "ended", detail: text, in: language)),
            ]
        case .problem(let app, let text):
            return [.activity(DeviceActivity(.problem, bundle: app, "problem", detail: text, in: language))]
        case .drew(let app, _, let fields): return [.drew(app, fields: fields)]
        case .printed, .delivered: return []
        }
    }

    private func describe(_ screens: [PhraseScreen], _ language: String) async throws -> [ShownPhraseScreen] {
        let words = try await system.words(in: language)
        return screens.map { screen in
            ShownPhraseScreen(
                id: screen.id, app: words.app(screen.app.text), title: words.title(of: screen),
                proposal: screen.proposal, isEditing: screen.isEditing)
        }
    }

    private func describe(_ event: DonationEvent, _ language: String) async -> DeviceActivity {
        switch event {
        case .accepted(let donation, _):
            // Where the apps cannot be read, the number says which action it is.
            let title = try? await system.words(in: language).title(of: donation.action)
            return DeviceActivity(
                .donation, bundle: donation.action.app,
                title.map(Sentence.init(verbatim:)) ?? "action \(donation.action.id)",
                detail: "donation \(donation.id), action \(donation.action.id)", in: language)
        case .passedOver(let app, let intent):
            return DeviceActivity(
                .refusal, bundle: app, "\(intent)", detail: "not stored: learning is off for the app",
                in: language)
        case .refused(_, let bundle, let text):
            return DeviceActivity(.refusal, bundle: bundle, "refused", detail: "\(text)", in: language)
        case .forgotten(let app, let donations, let actions):
            return DeviceActivity(
                .donation, bundle: app ?? "*", "forgot \(donations)",
                detail: actions.isEmpty ? nil : "actions \(actions.map(String.init).joined(separator: ", "))",
                in: language)
        }
    }
}

extension DonationEvent {
    /// Whether there are other actions, or other things to offer, after it.
    fileprivate var changesActions: Bool {
        switch self {
        case .accepted, .forgotten: true
        case .passedOver, .refused: false
        }
    }
}

/// Which apps have come to the front and not left it, and where each is in its life.
private final class FrontApps: Sendable {
    private let apps = Mutex<Set<String>>([])
    private let states = Mutex<[String: RunningApp.State]>([:])

    /// - Returns: False if the app was there already.
    func isNews(_ app: RunningApp) -> Bool {
        states.withLock { $0.updateValue(app.state, forKey: app.identifier) != app.state }
    }

    /// What comes next is news.
    func ended(_ app: String) {
        states.withLock { $0[app] = nil }
    }

    /// - Returns: False if it was there already.
    func came(_ app: String) -> Bool {
        apps.withLock { $0.insert(app).inserted }
    }

    /// - Returns: False if it was not there.
    func left(_ app: String) -> Bool {
        apps.withLock { $0.remove(app) != nil }
    }
}

extension DeviceActivity {
    /// In the language of the viewer.
    fileprivate init(
        _ kind: Kind, bundle: String, _ title: Sentence, detail: Sentence? = nil, in language: String
    ) {
        self.init(kind, bundle: bundle, title: title.text(in: language), detail: detail?.text(in: language))
    }

    /// An exchange as developers see it.
    init(_ exchange: ExtensionTrace.Exchange, _ language: String) {
        let (seconds, attoseconds) = exchange.duration.components
        self.init(
            .exchange, bundle: exchange.identifier, title: exchange.title,
            milliseconds: Double(seconds) * 1000 + Double(attoseconds) / 1e15)
        app = exchange.app
        request = ReadableJSON.text(of: exchange.request)
        switch exchange.outcome {
        case .success(let success):
            answer = ReadableJSON.text(of: success.reply)
            if !success.faults.isEmpty { detail = success.faults.joined(separator: "\n") }
        case .failure(let failure):
            detail = [failure.text.text(in: language), failure.detail].compactMap(\.self).joined(separator: "\n")
        }
    }
}
