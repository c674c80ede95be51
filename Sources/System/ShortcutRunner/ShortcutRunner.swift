// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import ShortcutDocument
package import Shortcuts

/// Drives the run of a shortcut: hands each effect to the first performer that does such things, and ends with the task
/// that it is in.
package struct ShortcutRunner: Sendable {
    private let performers: [any EffectPerformer]
    private let library: ShortcutLibrary
    private let environment: RunEnvironment
    private let limits: RunLimits
    private let catalog: ActionCatalog

    /// - Parameters:
    ///   - performers: Those that are asked, in order.
    ///   - library: The shortcuts that one may run.
    package init(
        _ performers: [any EffectPerformer], library: ShortcutLibrary = .empty,
        environment: RunEnvironment = RunEnvironment(), limits: RunLimits = RunLimits(),
        catalog: ActionCatalog = .standard
    ) {
        self.performers = performers
        self.library = library
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
                state = run.resume(with: await perform(effect, depth: depth))
            }
        }
    }

    private func perform(_ effect: Effect, depth: Int) async -> EffectResult {
        switch effect {
        case .runShortcut(let name, let input): return await runShortcut(name, input: input, depth: depth)
        case .listShortcuts:
            return .content(
                Content(
                    await library.names().map {
                        ContentItem(.record(ContentRecord(kind: .shortcut, title: $0, properties: ContentDictionary())))
                    }))
        case .readShortcut(let name): return await readShortcut(name)
        default: break
        }
        for performer in performers {
            if let result = await performer.perform(effect) { return result }
        }
        return .failed(effect.undone)
    }

    private func readShortcut(_ name: String) async -> EffectResult {
        guard let document = await library.document(name) else { return .failed(Self.noShortcut(name)) }
        let file = ContentFile(
            name: "\(name.replacing("/", with: "-")).plist", type: "com.apple.plist",
            data: ShortcutWriter.data(of: document, as: .xml))
        return .content(Content(.file(file)))
    }

    private static func noShortcut(_ name: String) -> ShortcutFailure {
        ShortcutFailure("there is no shortcut ‘\(name)’", remedy: "import it, or choose another shortcut")
    }

    private func runShortcut(_ name: String, input: Content, depth: Int) async -> EffectResult {
        guard depth < limits.depth else {
            return .failed(
                ShortcutFailure(
                    "shortcuts run one another more than \(limits.depth) levels deep", remedy: "use fewer levels",
                    kind: .tooMuch))
        }
        guard let document = await library.document(name) else {
            return .failed(Self.noShortcut(name))
        }
        do throws(ShortcutFailure) {
            return .content(try await run(document, input: input, depth: depth + 1, trace: nil, doing: nil))
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }
}
