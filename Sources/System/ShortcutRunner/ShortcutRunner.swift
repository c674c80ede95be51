// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Sentences
package import ShortcutDocument
package import Shortcuts

/// Drives the run of a shortcut: has its effects performed, and ends with the task that it is in.
package struct ShortcutRunner: Sendable {
    private let performer: (any EffectPerformer)?
    private let environment: RunEnvironment
    private let limits: RunLimits
    private let catalog: ActionCatalog

    /// - Parameter performer: Performs the effects; nil performs none.
    package init(
        _ performer: (any EffectPerformer)? = nil, environment: RunEnvironment = RunEnvironment(),
        limits: RunLimits = RunLimits(), catalog: ActionCatalog = .standard
    ) {
        self.performer = performer
        self.environment = environment
        self.limits = limits
        self.catalog = catalog
    }

    /// Runs a shortcut to its end.
    ///
    /// - Parameters:
    ///   - trace: Is told about each step that was done.
    ///   - doing: Is told about the action that the run is at, by its number from 1 and its title: before each effect,
    ///     and whenever the run pauses.
    /// - Returns: What it gave.
    package func run(
        _ document: ShortcutDocument, input: Content = .nothing, trace: (@Sendable (TracedStep) -> Void)? = nil,
        doing: (@Sendable (_ action: Int, _ title: Sentence, _ isEffect: Bool) -> Void)? = nil
    ) async throws(ShortcutFailure) -> Content {
        try await run(document, input: input, depth: 1, trace: trace, doing: doing)
    }

    private func run(
        _ document: ShortcutDocument, input: Content, depth: Int, trace: (@Sendable (TracedStep) -> Void)?,
        doing: (@Sendable (Int, Sentence, Bool) -> Void)?
    ) async throws(ShortcutFailure) -> Content {
        var run = ShortcutRun(
            Program(document, actions: catalog), input: input, in: environment, limits: limits, trace: trace)
        var state = run.start()
        while true {
            // Somebody who cancels does not wait for what is shown or asked.
            guard !Task.isCancelled else { throw .cancelled }
            switch state {
            case .finished(let content): return content
            case .failed(let failure): throw failure
            case .paused:
                if let (action, title) = run.current { doing?(action, title, false) }
                await Task.yield()
                state = run.goOn()
            case .needs(let effect):
                if let (action, title) = run.current { doing?(action, title, true) }
                state = run.resume(with: await result(of: effect, depth: depth))
            }
        }
    }

    private func result(of effect: Effect, depth: Int) async -> EffectResult {
        guard case .runShortcut(let name, let input) = effect else {
            return await performer?.result(of: effect) ?? .failed(effect.undone)
        }
        do throws(ShortcutFailure) {
            return .content(try await run(name, input: input, depth: depth + 1))
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }

    private func run(_ name: String, input: Content, depth: Int) async throws(ShortcutFailure) -> Content {
        guard depth <= limits.depth else {
            throw ShortcutFailure(
                "shortcuts run one another more than \(limits.depth) levels deep", remedy: "use fewer levels",
                kind: .tooMuch)
        }
        let content = try await result(of: .readShortcut(name: name), depth: depth).content()
        guard case .file(let file)? = content.first?.value else { throw Effect.readShortcut(name: name).undone }
        let document = try ShortcutDocument(running: file.data)
        return try await run(document, input: input, depth: depth, trace: nil, doing: nil)
    }
}

extension ShortcutDocument {
    /// Reads a shortcut that is to be run.
    ///
    /// - Throws: `ShortcutFailure` if the bytes are not a shortcut.
    init(running data: Data) throws(ShortcutFailure) {
        let reading = ShortcutReader.read(data)
        guard let document = reading.document else {
            throw ShortcutFailure(
                reading.problems.last?.message ?? "it is not a shortcut", remedy: "import it again", kind: .failed)
        }
        self = document
    }
}
