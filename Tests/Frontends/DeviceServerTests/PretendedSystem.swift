// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import BeckonSystem
import Drawing
import Foundation
import HomeScreen
import IntentValues
import Phrases
import Processes
import Store
import Synchronization
import SystemTexts
import Wire

@testable import AppHost
@testable import Conversation
@testable import DeviceServer

/// A system with two or three apps and a pizza to order.
final class PretendedSystem: DeviceSystem {
    private struct Waiter: Sendable {
        var isMet: @Sendable (State) -> Bool
        var continuation: CheckedContinuation<State, Never>
    }

    private struct State: Sendable {
        var done: [String] = []
        var arrangement: DeviceArrangement?
        var language: String?
        var settings: [AppSettingsRecord] = [.init(app: "org.example.pizzeria", learns: true, suggests: true)]
        var phrase: String?
        var actions = [
            QuickAction(.static, QuickActionPayload(type: "search", title: "Search")),
            QuickAction(.dynamic, QuickActionPayload(type: "share", title: "Share", subtitle: "with a friend")),
        ]
        var news: [AsyncStream<DeviceNews>.Continuation] = []
        var waiters: [Waiter] = []
        var screens: [String: Screen] = [:]
        /// What apps show in the dark, where it differs.
        var darkScreens: [String: Screen] = [:]
        var shown: [String: ShownLayers] = [:]
        var screensAsked = 0
        var afterTouch: [String: Screen] = [:]
        var display: ScreenDisplay?
        /// How often it was read, and who waits to read it while that is held up.
        var readings = 0
        var isHeldUp = false
        var readers: [CheckedContinuation<Void, Never>] = []
        /// Apps take so long to open that nobody waits for their end.
        var opensSlowly = false
        var openings: [CheckedContinuation<Void, Never>] = []
        var searches = 0
        var listensSlowly = false
        var listeners: [CheckedContinuation<Void, Never>] = []
        var isLocked: Bool?
        /// The runs of shortcuts, and what has them stop.
        var runs: [ShownRun] = []
        var stops: [Int: Task<Void, Never>] = [:]
    }

    let installed: [ShownApp]
    let kept = [
        ShownShortcut(
            id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Tea", color: "#FF0000",
            glyph: 1,
            actionCount: 3)
    ]
    /// What an app says, whatever it is asked; nil if it makes sense.
    private let speech: String?
    /// Whether the machine has a recognizer.
    private let isHearing: Bool
    private let state: Mutex<State>

    init(
        apps: [ShownApp] = PretendedSystem.standard, arrangement: DeviceArrangement? = nil, speech: String? = nil,
        hears: Bool = false
    ) {
        isHearing = hears
        installed = apps
        self.speech = speech
        state = Mutex(State(arrangement: arrangement))
    }

    static let standard = [
        ShownApp(id: "org.example.pizzeria", name: "Pizzeria"), ShownApp(id: "org.example.bank", name: "Bank"),
        ShownApp(id: "org.example.punch", name: "打卡"), ShownApp(id: "org.example.contacts", name: "Contacts"),
    ]

    /// What was asked of it, in order.
    var done: [String] { state.withLock(\.done) }

    /// The same, once there are so many: a browser may show what is under way here.
    func done(_ count: Int) async -> [String] { await state { $0.done.count >= count }.done }

    /// Returns once this was asked of it.
    func done(with text: String) async { _ = await state { $0.done.contains(text) } }

    /// The first one that it was told to keep and that is so.
    func arrangementKept(
        where isWanted: @escaping @Sendable (DeviceArrangement) -> Bool
    ) async -> DeviceArrangement? {
        await state { $0.arrangement.map(isWanted) ?? false }.arrangement
    }

    private func state(when isMet: @escaping @Sendable (State) -> Bool) async -> State {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let now = state.withLock { state -> State? in
                    if isMet(state) || Task.isCancelled { return state }
                    state.waiters.append(Waiter(isMet: isMet, continuation: continuation))
                    return nil
                }
                if let now { continuation.resume(returning: now) }
            }
        } onCancel: {
            // A test whose time is over would wait forever, and the run with it.
            let (waiters, now) = state.withLock { state in
                let waiters = state.waiters
                state.waiters = []
                return (waiters, state)
            }
            for waiter in waiters { waiter.continuation.resume(returning: now) }
        }
    }

    private func change(_ change: (inout State) -> Void) {
        let (met, state) = state.withLock { state -> ([Waiter], State) in
            change(&state)
            let changed = state
            state.waiters.removeAll { $0.isMet(changed) }
            return (changed.waiters.filter { $0.isMet(changed) }, changed)
        }
        for waiter in met { waiter.continuation.resume(returning: state) }
    }

    /// What apps are to speak.
    var language: String? { state.withLock(\.language) }
    var display: ScreenDisplay? { state.withLock(\.display) }

    /// What an app shows: a layer of one color, of the number 1, and others in it.
    struct Screen: Sendable {
        var color: Color
        var width = 390.0
        var height = 700.0
        var inner: [Layer] = []

        var layer: Layer {
            var layer = Layer(number: 1)
            layer.anchor = .zero
            layer.bounds.size = CGSize(width: width, height: height)
            layer.background = color
            layer.sublayers = inner.map(\.number)
            return layer
        }

        var layers: [Layer] { [layer] + inner }
    }

    /// Has an app show something, and something else where the display is dark.
    func draw(_ screen: Screen, dark: Screen? = nil, with fields: [ScreenField] = [], in app: String) {
        state.withLock { state in
            state.screens[app] = screen
            state.darkScreens[app] = dark
        }
        tell(.drew(app, fields: fields))
    }

    /// Has an app say that it shows nothing.
    func drawNothing(in app: String) {
        state.withLock { $0.shown[app] = Self.blank }
        tell(.drew(app))
    }

    /// How often it was asked what an app shows.
    var screensAsked: Int { state.withLock(\.screensAsked) }

    /// Returns once it was asked more often than that.
    func screens(askedAfter count: Int) async { _ = await state { $0.screensAsked > count } }

    /// Has an app show something once a finger is lifted.
    func draw(_ screen: Screen, afterTouchIn app: String) { state.withLock { $0.afterTouch[app] = screen } }

    func tell(_ news: DeviceNews) {
        for listener in state.withLock({ $0.news }) { listener.yield(news) }
    }

    private func note(_ text: String) { change { $0.done.append(text) } }

    func contents(in situation: DeviceSituation, language: String) async throws -> DeviceContents {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                state.readings += 1
                if state.isHeldUp { state.readers.append(continuation) }
                return !state.isHeldUp
            }
            if isFree { continuation.resume() }
        }
        if let place = situation.place { note("suggest \(situation.time == nil ? "now" : "then") in \(place)") }
        let pizzeria = "org.example.pizzeria"
        let offered = ShownAction(
            id: 7, app: pizzeria, title: "Order a Funghi", reason: "usually on Fridays around 8 pm")
        let (phrase, settings) = state.withLock { ($0.phrase, $0.settings) }
        return DeviceContents(
            apps: installed, shortcuts: kept, lockSuggestions: [offered], searchSuggestions: [offered],
            actions: [
                ShownAction(id: 7, app: pizzeria, title: "Order a Funghi", proposal: "Pizza time", phrase: phrase)
            ],
            sayings: [OfferedSaying(text: "Order a pizza", app: pizzeria)],
            proposals: [ShownAction(id: 2, app: pizzeria, title: "Order a Marinara", proposal: "Marinara")],
            settings: settings, hears: isHearing)
    }

    var readings: Int { state.withLock(\.readings) }

    /// Anyone who reads it from now on waits.
    func holdUp() { state.withLock { $0.isHeldUp = true } }

    func goOn() {
        let readers = state.withLock(\.readers)
        change { ($0.isHeldUp, $0.readers) = (false, []) }
        for reader in readers { reader.resume() }
    }

    func icon(of app: String) async throws -> Data? {
        note("icon of \(app)")
        return app == "org.example.bank" ? Data(base64Encoded: Self.pixel) : nil
    }

    /// A clear one, as PNG.
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg=="

    func quickActions(of app: String, language: String) async throws -> [QuickAction] {
        if app == ShortcutRecord.app {
            return kept.map { QuickAction(.dynamic, QuickActionPayload(type: $0.id.uuidString, title: $0.name)) }
        }
        return app == "org.example.contacts" ? state.withLock(\.actions) : []
    }

    /// Has the app with a menu offer others.
    func offer(_ actions: [QuickAction]) { state.withLock { $0.actions = actions } }

    func quickActionIcon(_ action: QuickAction, of app: String, isDark: Bool) async throws -> Data? { nil }

    /// A screen that shows nothing yet.
    private static var blank: ShownLayers {
        ShownLayers(process: UUID(), display: .phone(scale: 1), account: WorkAccount())
    }

    func screen(of app: String) async -> ShownLayers? {
        change { $0.screensAsked += 1 }
        return state.withLock { state in
            let isDark = state.display?.appearance == .dark
            guard let screen = (isDark ? state.darkScreens[app] : nil) ?? state.screens[app] else {
                return state.shown[app]
            }
            var shown = state.shown[app] ?? Self.blank
            shown.display = ScreenDisplay(
                size: PanelSize(width: screen.width, height: screen.height), scale: 1, appearance: .light)
            let changed = screen.layers.filter { shown.tree[$0.number] != $0 }
            if !changed.isEmpty {
                do {
                    try shown.take(LayerChange(roots: [1], layers: changed), isAll: false, [], [])
                } catch {
                    return nil
                }
            }
            state.shown[app] = shown
            return shown
        }
    }

    func show(on display: ScreenDisplay) async throws { state.withLock { $0.display = display } }

    func send(_ input: DeviceCommand.Input) async {
        switch input {
        case .fingers(let app, let moves): for finger in moves { touch(finger, in: app) }
        case .scroll(_, let places):
            for scroll in places { note("scroll \(scroll.layer) \(scroll.phase) \(Int(scroll.x)),\(Int(scroll.y))") }
        case .type(_, let entries): for entry in entries { type(entry) }
        }
    }

    private func touch(_ finger: TouchPayload, in app: String) {
        if finger.phase == .ended, let next = state.withLock({ $0.afterTouch.removeValue(forKey: app) }) {
            draw(next, in: app)
        }
        note("finger \(finger.finger) \(finger.phase) \(Int(finger.x.rounded())),\(Int(finger.y.rounded()))")
    }

    private func type(_ entry: TypingPayload) {
        switch entry.input {
        case .focus: note("focus in \(entry.field)")
        case .text(let text, let revision): note("text in \(entry.field) “\(text)” \(revision)")
        case .enter: note("enter in \(entry.field)")
        case .leave: note("leave in \(entry.field)")
        }
    }

    /// One clear pixel; of a picture that is "gone", nothing.
    func panelImage(_ name: String, isDark: Bool, scale: Int) async -> Data? {
        note("panel \(name)\(isDark ? ", dark" : "") at \(scale)")
        return name == "gone" ? nil : Data(base64Encoded: Self.pixel)
    }

    func open(_ app: String, for item: LaunchItem?) async throws {
        switch item {
        case .quickAction(let action): return note("action \(action.title) of \(app)")
        case .some(let item) where item == .content("note-3"): return note("content note-3 of \(app)")
        case .activity, .url, nil: note("open \(app)")
        }
        guard state.withLock(\.opensSlowly) else { return }
        await withCheckedContinuation { continuation in state.withLock { $0.openings.append(continuation) } }
        try Task.checkCancellation()
        tell(.front(app))
    }

    /// Apps open once ``open()`` says so.
    func openSlowly() { state.withLock { $0.opensSlowly = true } }

    func open() {
        let openings = state.withLock { state in
            defer { (state.openings, state.opensSlowly) = ([], false) }
            return state.openings
        }
        for opening in openings { opening.resume() }
    }

    func goHome() async { note("home") }
    func close(_ app: String) async { note("close \(app)") }

    func setLocked(_ isLocked: Bool) { state.withLock { $0.isLocked = isLocked } }

    /// What the device has said; nil while nobody has looked at it.
    var isLocked: Bool? { state.withLock(\.isLocked) }

    func converse(
        _ request: Request, language: String, isLocked: Bool, answers: any AnswerSource,
        runs: @escaping @Sendable (Int) async -> Void, show: @escaping Assistant.Show
    ) async {
        if case .say(let text, _) = request { await show(.said(text: text), nil) }
        if case .say(let text, _) = request, text.hasPrefix("Run ") {
            return await run(String(text.dropFirst(4)), answers: answers, runs: runs, show: show)
        }
        if case .say(let text, _) = request, let question = Self.questions[text] {
            await show(.prompt(question), nil)
            let answer = await answers.answer(to: .prompt(question))
            return note("answer \(answer.map { "\($0)" } ?? "none")")
        }
        if let speech {
            return await show(
                Self.response(speech + "!", panel: Panel(title: speech, text: speech + "?")), speech)
        }
        if case .say(let text, _) = request, text.hasPrefix("Draw ") {
            let panel = Panel(title: "Order", text: "One Funghi", tick: true, image: String(text.dropFirst(5)))
            return await show(Self.response("Done.", panel: panel), "Pizzeria")
        }
        let pizzas: [(String, String?)] = [("Margherita", nil), ("Funghi", "with mushrooms"), ("玛格丽特", nil)]
        let question = Turn.prompt(
            Prompt(
                parameter: "kind", kind: .disambiguation, text: "Which pizza?",
                options: pizzas.map { .init(text: $0, subtitle: $1, value: .string($0)) }))
        await show(question, "Pizzeria")
        guard let kind = await answers.answer(to: question), kind != .cancel else { return }
        await show(.said(text: kind == .choice(1) ? "Funghi" : "Margherita"), nil)
        let confirmation = Turn.confirm(
            Confirmation(
                text: "Order one?", buttons: ["Order", "Cancel"],
                panel: Panel(title: "Pizzeria", text: "1 × Funghi · 9.50 €")))
        await show(confirmation, "Pizzeria")
        guard let answer = await answers.answer(to: confirmation), answer != .cancel else { return }
        await show(
            Self.response(
                "Your pizza comes in 25 minutes.",
                panel: Panel(title: "Pizzeria", text: "Ordered: 1 × Funghi", tick: true)), "Pizzeria")
    }

    /// What is asked when these words are said; the answer is noted.
    private static let questions: [String: Prompt] = [
        "Colors": {
            var prompt = Prompt(
                parameter: "", kind: .disambiguation, text: "Which colors?",
                options: ["Red", "Green", "Blue"].map { .init(text: $0, value: .string($0)) })
            prompt.allowsSeveral = true
            return prompt
        }(), "Number": asked(.number), "Decimal": asked(.decimal), "Day": asked(.date), "Moment": asked(.dateAndTime),
    ]

    private static func asked(_ input: Prompt.Input) -> Prompt {
        var prompt = Prompt(parameter: "", kind: .needsValue, text: "What is it?")
        prompt.input = input
        return prompt
    }

    /// A shortcut that asks something, shows it and ends; it waits before for the one answer it gets.
    private func run(
        _ name: String, answers: any AnswerSource, runs: @escaping @Sendable (Int) async -> Void,
        show: @escaping Assistant.Show
    ) async {
        let shortcut = kept.first { $0.name == name }?.id
        let number = state.withLock { state in
            let number = (state.runs.last?.id ?? 0) + 1
            state.runs.append(ShownRun(id: number, name: name, shortcut: shortcut))
            return number
        }
        tellRuns()
        await runs(number)
        let work = Task { [self] in
            advance(number, to: 2, "Wait")
            _ = await state { !$0.isHeldUp }
            guard !Task.isCancelled else { return await show(.error(Failure(.cancelled, text: "Cancelled.")), nil) }
            let question = Turn.prompt(Prompt(parameter: "", kind: .needsValue, text: "How much tea?"))
            advance(number, to: 3, "Ask for Input")
            await show(question, nil)
            guard case .text(let text)? = await answers.answer(to: question) else {
                return await show(.error(Failure(.cancelled, text: "Cancelled.")), nil)
            }
            await show(.said(text: text), nil)
            await show(.shown(Showing(.result, text: "\(text) cups of tea", value: nil)), nil)
        }
        state.withLock { $0.stops[number] = work }
        await work.value
        state.withLock { $0.runs.removeAll { $0.id == number } }
        tellRuns()
    }

    private func advance(_ run: Int, to action: Int, _ title: String) {
        state.withLock { state in
            guard let place = state.runs.firstIndex(where: { $0.id == run }) else { return }
            state.runs[place].step = ShownRun.Step(number: action, count: 3, title: title)
        }
        tellRuns()
    }

    private func tellRuns() { tell(.runs(state.withLock(\.runs))) }

    func stop(run: Int) async {
        note("stop run \(run)")
        state.withLock { $0.stops[run] }?.cancel()
        goOn()
    }

    /// An answer that a tap opens in the pizzeria.
    private static func response(_ text: String, panel: Panel) -> Turn {
        var response = Response(
            app: "org.example.pizzeria", intent: "OrderPizzaIntent", code: "success", rawCode: 3, status: .success,
            text: text)
        response.panel = panel
        response.opens = Response.Opening(
            app: "org.example.pizzeria", activity: ActivityPayload(activityType: "org.example.pizzeria.order"))
        return .response(response)
    }

    func follow(_ opening: Response.Opening) async throws {
        note("follow")
        tell(.front(opening.app))
    }

    func teach(_ action: Int, isWanted: Bool) async throws { note("\(isWanted ? "accept" : "dismiss") \(action)") }

    func give(
        _ phrase: String, to target: DeviceCommand.PhraseTarget, replacing replaced: Int?, language: String
    ) async throws {
        if phrase == "Taken", replaced == nil { throw ShownPhraseClash(phrase: 3, text: phrase, title: "Check in") }
        state.withLock { $0.phrase = phrase }
        note("phrase \(phrase)")
    }

    func sayings(language: String) async throws -> [OfferedSaying] {
        [
            OfferedSaying(text: "Pizza night"), OfferedSaying(text: "Order a pizza", app: "org.example.pizzeria"),
            OfferedSaying(text: "Order … pizzas", beginning: "Order ", app: "org.example.pizzeria"),
            OfferedSaying(text: "Show the rate of the euro", app: "org.example.bank"),
        ]
    }

    func completions(of text: String, language: String) async throws -> [OfferedSaying] {
        let all = try await sayings(language: language)
        return all.filter { $0.text.lowercased().hasPrefix(text.lowercased()) && $0.text != text }
    }

    func rename(shortcut: UUID, to name: String) async throws { note("rename to \(name)") }
    func delete(shortcut: UUID) async throws { note("delete \(shortcut)") }

    func share(shortcut: UUID) async throws -> URL {
        note("share \(shortcut)")
        return Self.link
    }

    func stopSharing(shortcut: UUID) async throws { note("stop sharing \(shortcut)") }

    /// Where shortcuts are shared.
    private static let link = URL(filePath: "/shortcuts/0102030405060708090a0b0c0d0e0f10")

    func shared(_ identifier: UUID) async throws -> SharedShortcut {
        guard identifier == kept[0].id else { throw DeviceRefusal(.endedLink) }
        return SharedShortcut(
            identifier: identifier, name: "Tea <i>&\"'", shared: Date(timeIntervalSince1970: 1),
            content: Data(
                #"{"WFWorkflowActions":[{"WFWorkflowActionIdentifier":"is.workflow.actions.getclipboard"},{"WFWorkflowActionIdentifier":"<script>alert(1)</script>"}]}"#
                    .utf8))
    }

    func findings(language: String) async throws -> [Finding] {
        state.withLock { $0.searches += 1 }
        let apps = installed.map { app in
            let other = ["org.example.bank": "银行", "org.example.punch": "Daily Punch"][app.id]
            return Finding(
                entry: SearchEntry(
                    id: "app \(app.id)", kind: .app, title: app.name, otherTitles: other.map { [$0] } ?? []),
                app: app.id, deed: .open(app: app.id))
        }
        let pizzeria = "org.example.pizzeria"
        func finding(
            _ id: String, _ kind: SearchEntry.Kind, _ title: String, _ deed: Finding.Deed,
            of app: String? = pizzeria
        ) -> Finding {
            Finding(entry: SearchEntry(id: id, kind: kind, title: title), subtitle: "Pizzeria", app: app, deed: deed)
        }
        return apps + [
            Finding(
                entry: SearchEntry(id: "shortcut tea", kind: .shortcut, title: "Tea"), color: "#FF0000",
                deed: .runShortcut(id: kept[0].id)),
            finding("phrase 1", .phrase, "Pizza night", .say("Pizza night")),
            finding("action 7", .action, "Order a Funghi", .runAction(id: 7)),
            finding("sentence 1", .beginning, "Order … pizzas", .begin("Order ")),
            finding(
                "quick share", .quickAction, "Share", .quickAction(id: "dynamic share 1", app: "org.example.contacts"),
                of: "org.example.contacts"),
            finding("content 1", .content, "Tulips 郁金香", .content(identifier: "note-3", app: pizzeria)),
        ]
    }

    /// How often it was asked for all that may be found.
    var searches: Int { state.withLock(\.searches) }

    func hear(_ samples: [Int16], answering question: Turn?, language: String) async throws -> String? {
        note("heard \(samples.count), \(samples.first ?? 0)\(question == nil ? "" : ", an answer")")
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.listensSlowly { state.listeners.append(continuation) }
                return !state.listensSlowly
            }
            if isFree { continuation.resume() }
        }
        return samples.isEmpty ? nil : "Order a pizza"
    }

    /// What is heard is understood once ``understand()`` says so.
    func listenSlowly() { state.withLock { $0.listensSlowly = true } }

    func understand() {
        let listeners = state.withLock { state in
            defer { (state.listeners, state.listensSlowly) = ([], false) }
            return state.listeners
        }
        for listener in listeners { listener.resume() }
    }

    func removePhrase(of target: DeviceCommand.PhraseTarget) async throws {
        state.withLock { $0.phrase = nil }
        note("remove phrase of \(target)")
    }

    func leave(screen: Int) async throws {
        note("leave \(screen)")
        tell(.phraseScreens([]))
    }

    var settings: [AppSettingsRecord] { state.withLock(\.settings) }

    func change(_ app: String, learns: Bool?, suggests: Bool?) async throws {
        state.withLock { state in
            for place in state.settings.indices where state.settings[place].app == app {
                state.settings[place].learns = learns ?? state.settings[place].learns
                state.settings[place].suggests = suggests ?? state.settings[place].suggests
            }
        }
        note("settings")
    }

    func forget(_ app: String?) async throws { note("forget \(app ?? "all")") }
    func arrangement() async throws -> DeviceArrangement? { state.withLock(\.arrangement) }
    func keep(_ arrangement: DeviceArrangement) async throws { change { $0.arrangement = arrangement } }
    func speak(_ language: String) { change { $0.language = language } }
    func connect(over network: NetworkCondition) { note("connect over \(network)") }

    func news(language: @escaping @Sendable () -> String) -> AsyncStream<DeviceNews> {
        AsyncStream { continuation in state.withLock { $0.news.append(continuation) } }
    }
}
