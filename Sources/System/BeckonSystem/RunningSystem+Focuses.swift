// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Apps
package import Assistant
import Conversation
import Donations
import ExtensionHost
import IntentDefinition
import IntentValues
import Sentences
package import Store
import Synchronization
import SystemTexts

/// Performs focus filters when focuses begin and end.
extension RunningSystem {
    /// Turns a focus on: the filters of one that was on are performed with their defaults, then those of this one with
    /// the person's choices. One that fails keeps the others from nothing.
    ///
    /// - Returns: The filters performed, in order; empty if the focus was already on.
    /// - Throws: `Problem` where there is no such focus, `StoreError`.
    package func turnOnFocus(_ name: String, _ context: RequestContext) async throws -> [FilterRun] {
        try await focuses.turns.perform { [self] in
            let focus = try await focuses.named(name)
            guard !focus.isOn else { return [] }
            let catalog = try await apps.catalog()
            let former = try await focuses.turnOn(focus)
            let ended = await perform(former?.filters ?? [], of: former, isBeginning: false, in: catalog, context)
            return ended + (await perform(focus.filters, of: focus, isBeginning: true, in: catalog, context))
        }
    }

    /// Turns the current focus off and performs its filters with their defaults.
    ///
    /// - Returns: The focus, or nil if none was on, and the filters performed.
    /// - Throws: `StoreError`.
    package func turnOffFocus(_ context: RequestContext) async throws -> (focus: FocusRecord?, runs: [FilterRun]) {
        try await focuses.turns.perform { [self] in
            let catalog = try await apps.catalog()
            let former = try await focuses.turnOn(nil)
            let runs = await perform(former?.filters ?? [], of: former, isBeginning: false, in: catalog, context)
            return (former, runs)
        }
    }

    /// Turns a focus off and removes it.
    ///
    /// - Returns: The removed focus, and the filters performed.
    /// - Throws: `Problem` where there is no such focus, `StoreError`.
    package func removeFocus(
        _ name: String, _ context: RequestContext
    ) async throws -> (focus: FocusRecord, runs: [FilterRun]) {
        try await focuses.turns.perform { [self] in
            let focus = try await focuses.named(name)
            let catalog = try await apps.catalog()
            try await focuses.remove(focus)
            let ended = focus.isOn ? focus.filters : []
            let runs = await perform(ended, of: focus, isBeginning: false, in: catalog, context)
            return (focus, runs)
        }
    }

    /// Sets an app's filter for a focus. If the focus is on, performs the filter at once.
    ///
    /// - Parameter candidate: The intent with words for its parameters, read like answers.
    /// - Returns: The settings, and the filters performed.
    /// - Throws: `Problem` where there is no such focus, the intent is no filter, or the words do not tell what it
    ///   needs; `StoreError`.
    package func setFilter(
        _ candidate: Candidate, inFocus name: String, _ context: RequestContext
    ) async throws -> (filter: FocusRecord.Filter, runs: [FilterRun]) {
        try await focuses.turns.perform { [self] in
            let focus = try await focuses.named(name)
            guard candidate.intent.isFocusFilter else {
                throw Problem(
                    "\(candidate.intent.className) is not a focus filter; choose an intent that is a "
                        + "SetFocusFilterIntent",
                    fault: .input)
            }
            let catalog = try await apps.catalog()
            let filter = FocusRecord.Filter(
                app: candidate.app.id.text, intent: candidate.intent.className,
                values: try await values(of: candidate, in: catalog, context))
            try await focuses.set(filter, in: focus)
            let begun = focus.isOn ? [filter] : []
            let runs = await perform(begun, of: focus, isBeginning: true, in: catalog, context)
            return (filter, runs)
        }
    }

    /// Forgets what was chosen for the filters of an app, or for one of them; where the focus is on, they are performed
    /// with their defaults.
    ///
    /// - Returns: The settings, and the filters performed.
    /// - Throws: `Problem` where there is no such focus, `StoreError`.
    package func clearFilters(
        of app: BundleIdentifier, _ intent: String?, inFocus name: String, _ context: RequestContext
    ) async throws -> (filters: [FocusRecord.Filter], runs: [FilterRun]) {
        try await focuses.turns.perform { [self] in
            let focus = try await focuses.named(name)
            let catalog = try await apps.catalog()
            let cleared = try await focuses.clear(app.text, intent, in: focus)
            let ended = focus.isOn ? cleared : []
            let runs = await perform(ended, of: focus, isBeginning: false, in: catalog, context)
            return (cleared, runs)
        }
    }
}

// MARK: - Performing

extension RunningSystem {
    private func perform(
        _ filters: [FocusRecord.Filter], of focus: FocusRecord?, isBeginning: Bool, in catalog: AppCatalog,
        _ context: RequestContext
    ) async -> [FilterRun] {
        guard let focus else { return [] }
        var runs: [FilterRun] = []
        for filter in filters {
            var failure: String?
            do throws(RequestError) {
                var candidate = try Self.candidate(filter.intent, of: filter.app, in: catalog, context.language)
                candidate.invocation = Invocation(values: isBeginning ? filter.values : [:])
                failure = await self.failure(of: candidate, over: context.transport, in: catalog, context)
            } catch {
                failure = error.sentence.text(in: context.language)
            }
            runs.append(FilterRun(focus: focus.name, isBeginning: isBeginning, filter: filter, failure: failure))
        }
        return runs
    }

    /// The values of words, and the defaults of parameters.
    private func values(
        of candidate: Candidate, in catalog: AppCatalog, _ context: RequestContext
    ) async throws -> [String: IntentValue] {
        let reading = ReadingTransport(context.transport)
        let failure = await failure(of: candidate, over: reading, in: catalog, context)
        if let failure {
            throw Problem(
                "\(candidate.intent.className) of \(candidate.app.name(in: context.language)) is not set: \(failure)")
        }
        return reading.values ?? [:]
    }

    /// Performs an intent without asking the person. Returns the reason for a failure in their language, or nil.
    private func failure(
        of candidate: Candidate, over transport: any ExtensionTransport, in catalog: AppCatalog,
        _ context: RequestContext
    ) async -> String? {
        let question = Mutex("")
        let assistant = unseenAssistant(for: catalog, over: transport, context)
        let outcome = await assistant.run(candidate, answers: Nobody()) { turn, _ in
            switch turn {
            case .prompt(let prompt): question.withLock { $0 = prompt.text }
            case .confirm(let confirmation): question.withLock { $0 = confirmation.text }
            default: break
            }
        }
        switch outcome {
        case .answered(let response):
            return response.isSuccess ? nil : response.text.isEmpty ? response.code : response.text
        case .done: return nil
        case .failed(let failure): return failure.text
        case .leftWaiting:
            let asked = question.withLock { $0 }
            let sentence: Sentence = "a focus filter asked a question, which nobody can answer: \(asked)"
            return sentence.text(in: context.language)
        }
    }

    /// One for what goes on while the person does other things: nothing of it is learned from, no app comes to the
    /// front.
    private func unseenAssistant(
        for catalog: AppCatalog, over transport: any ExtensionTransport, _ context: RequestContext
    ) -> Assistant {
        var environment = AssistantEnvironment(
            language: context.language, calendar: surroundings.calendar, now: surroundings.now,
            workingDirectory: context.workingDirectory, home: context.home)
        environment.isLocked = { [self] in await isLocked(for: context) }
        environment.bringToFront = { _, _ in throw Problem("a focus filter is performed in the background") }
        return Assistant(catalog: catalog, phrases: store, transport: transport, environment: environment)
    }
}

extension OfferedIntent {
    /// Whether the intent is a focus filter.
    package var isFocusFilter: Bool { declaration.appIntent?.roles.contains(.focusFilter) ?? false }
}
