// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Assistant
package import Conversation
import IntentDefinition
import Sentences
import ShortcutRunner
package import Shortcuts

/// Carries out the intents of installed apps as steps: the whole conversation, with its questions, in the same run.
package struct IntentPerformer<Answers: AnswerSource>: EffectPerformer {
    private let catalog: AppCatalog
    private let assistant: Assistant
    private let answers: Answers
    private let language: String
    private let coercion: Coercion
    private let show: Assistant.Show
    private let follow: @Sendable (Response.Opening) async throws -> Void

    /// - Parameters:
    ///   - show: Called with the turns of the conversation; with the answer only where the step is to be seen.
    ///   - follow: Opens an app where an answer goes on.
    package init(
        catalog: AppCatalog, assistant: Assistant, answers: Answers, language: String, coercion: Coercion,
        show: @escaping Assistant.Show, follow: @escaping @Sendable (Response.Opening) async throws -> Void
    ) {
        self.catalog = catalog
        self.assistant = assistant
        self.answers = answers
        self.language = language
        self.coercion = coercion
        self.show = show
        self.follow = follow
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .runIntent(let step) = effect else { return nil }
        guard let candidate = StepIntent.candidate(for: step.target, in: catalog) else {
            return .failed(
                ShortcutFailure(
                    "no installed app has ‘\(step.target.title)’", remedy: "install the app that offers it",
                    kind: .missing))
        }
        do throws(ShortcutFailure) {
            return try await run(step, by: candidate)
        } catch {
            guard error.kind != .cancelled else { return .cancelled }
            var failure = error
            // The file knows no more of it than its class.
            failure.title = Sentence(verbatim: candidate.intent.title(in: language))
            return .failed(failure)
        }
    }

    private func run(
        _ step: IntentStep, by candidate: Candidate
    ) async throws(ShortcutFailure) -> EffectResult {
        var candidate = candidate
        let finding = EntityFinding(candidate.intent.declaration, in: candidate.intent.definition.file)
        if let finding {
            candidate.invocation.search =
                try StepSearch(step.search ?? ContentSearch(), for: finding, candidate.intent, coercion).search
        } else {
            candidate.invocation = try StepInvocation(step, for: candidate.intent.declaration, coercion).invocation
        }
        // What is found is for the next step.
        let (show, isShown) = (show, step.isShown && finding == nil)
        let outcome = await assistant.run(candidate, answers: answers) { turn, app in
            if case .response = turn, !isShown { return }
            // What went wrong is said once, by the run.
            if case .error = turn { return }
            await show(turn, app)
        }
        switch outcome {
        case .answered(let response):
            let result = try await result(of: response)
            guard finding != nil, case .random? = step.search?.order, case .content(let content) = result else {
                return result
            }
            let items = content.items.shuffled()
            return .content(Content(Array(items.prefix(step.search?.limit ?? items.count))))
        case .failed(let failure) where failure.kind == .cancelled: return .cancelled
        case .failed(let failure):
            throw ShortcutFailure(
                Sentence(verbatim: failure.text), remedy: "see the app's answer with 'beckon run', or try again")
        case .leftWaiting, .done: return .cancelled
        }
    }

    private func result(of response: Response) async throws(ShortcutFailure) -> EffectResult {
        guard response.isSuccess else {
            throw ShortcutFailure(
                Sentence(verbatim: response.text.isEmpty ? response.code : response.text),
                remedy: "follow the app's advice, or use other values in this step")
        }
        if response.status == .deferredToApplication, let opening = response.opens {
            do {
                try await follow(opening)
            } catch {
                throw ShortcutFailure("the app does not open: \(error)", remedy: "open it directly")
            }
        }
        guard let output = response.output else { return .content(.nothing) }
        return .content(try OutputContent(coercion).content(of: output, plain: response.plainOutput))
    }
}
