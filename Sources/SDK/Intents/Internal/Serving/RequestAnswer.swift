// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

/// The way from one request to its reply.
struct RequestAnswer {
    /// Who has the handlers.
    enum Source {
        case `extension`(Result<INExtension.Type, ExtensionRefusal>)
        /// The app's delegate.
        case app(InAppHandling)
    }

    private let request: ExtensionRequest
    private let source: Source

    init(to request: ExtensionRequest, principal: Result<INExtension.Type, ExtensionRefusal>) {
        self.init(to: request, from: .extension(principal))
    }

    init(to request: ExtensionRequest, from source: Source) {
        self.request = request
        self.source = source
    }

    /// What the handler answers, or why it cannot.
    func reply() async -> ExtensionReply {
        do {
            if let update = try await runningUpdate() { return update }
            let intent = try INIntent.made(from: request.intent)
            switch source {
            case .extension(let principal):
                // The extension lives as long as the request: its handlers may hold it weakly.
                let entry = try makeEntry(principal)
                defer { withExtendedLifetime(entry) {} }
                let (handler, name) = try bind(
                    entry.handler(for: intent), to: intent, from: "handler(for:) of \(type(of: entry))")
                return try await ask(handler, of: name)
            case .app(let handling):
                let (handler, name) = try bind(
                    await handling.handler(for: intent), to: intent,
                    from: "application(_:handlerFor:) of \(handling.name)")
                return try await ask(handler, of: name)
            }
        } catch let refusal as ExtensionRefusal {
            return .refusal(refusal)
        } catch let error as UnrepresentableValue {
            return .refusal(ExtensionRefusal(.handlerError, error.description))
        } catch {
            return .refusal(ExtensionRefusal(.handlerError, "the handler threw: \(error.localizedDescription)"))
        }
    }

    /// The answer of the handler that tells already what happens to such an intent: no other is made.
    private func runningUpdate() async throws -> ExtensionReply? {
        let className = request.intent.className
        switch request {
        case .stopUpdates:
            RunningUpdates.shared.stop(className)
            return .update(nil)
        case .update where RunningUpdates.shared.isRunning(className):
            return .update(try await RunningUpdates.shared.next(of: className))
        default: return nil
        }
    }

    private func makeEntry(
        _ principal: Result<INExtension.Type, ExtensionRefusal>
    ) throws(ExtensionRefusal) -> INExtension {
        let type = try principal.get()
        guard let entry = BlankObject.make(type) as? INExtension else {
            throw ExtensionRefusal(
                .noPrincipalClass, "the principal class ‘\(type)’ could not be made; give it an init()")
        }
        return entry
    }

    /// - Parameter method: Which gave the handler.
    private func bind(
        _ handler: Any?, to intent: INIntent, from method: String
    ) throws(ExtensionRefusal) -> (BoundHandler, name: String) {
        guard let dispatch = type(of: intent).dispatch else {
            throw ExtensionRefusal(
                .unknownIntent, "\(type(of: intent)) has no handling protocol; generate it again with intentc")
        }
        guard let handler else {
            throw ExtensionRefusal(
                .noHandler,
                "\(method) returned nil for \(type(of: intent)); return an object that conforms to "
                    + dispatch.protocolName)
        }
        guard let bound = dispatch.bind(handler, to: intent) else {
            throw ExtensionRefusal(
                .noHandler,
                "\(method) returned a \(type(of: handler)) for \(type(of: intent)), which does not conform to "
                    + "\(dispatch.protocolName); add the conformance")
        }
        return (bound, "\(type(of: handler))")
    }

    private func ask(_ handler: BoundHandler, of name: String) async throws -> ExtensionReply {
        switch request {
        case .resolve(let parameter, _):
            guard let resolve = handler.resolve(parameter) else { throw unknownParameter(parameter, "resolved") }
            return try reply(await resolve(), parameter: parameter, handler: name)
        case .options(let parameter, let search, _):
            guard let options = handler.options(parameter) else { throw unknownParameter(parameter, "given options") }
            do {
                return .options(try await options(search).payload)
            } catch is OptionsNotImplemented {
                throw missing("provide\(parameter.capitalisedFirst)OptionsCollection", in: name)
            }
        case .defaultValue(let parameter, _):
            guard let value = handler.defaultValue(parameter) else {
                throw unknownParameter(parameter, "given a default")
            }
            return .defaultValue(try value())
        case .confirm(let intent):
            return try reply(await handler.confirm?(), method: "confirm(intent:)", of: intent, handler: name)
        case .handle(let intent):
            let response = await handler.handle?()
            try requireOneAnswer(of: name)
            return try reply(response, method: "handle(intent:)", of: intent, handler: name)
        case .update:
            try RunningUpdates.shared.start(request.intent.className, by: handler, of: name)
            return .update(try await RunningUpdates.shared.next(of: request.intent.className))
        case .stopUpdates: return .update(nil)
        case .draw:
            throw ExtensionRefusal(.malformedRequest, "an extension that handles intents draws no panels")
        case .resume, .stop:
            throw ExtensionRefusal(.malformedRequest, "only the run of an App Intent goes on, or is stopped")
        }
    }

    /// Handle has acted: of two answers nobody knows which one tells what was done. Before it
    /// nothing has happened yet, and the first answer stands.
    private func requireOneAnswer(of handler: String) throws(ExtensionRefusal) {
        guard FaultLog.current?.hasSecondAnswer == true else { return }
        throw ExtensionRefusal(
            .answeredTwice, "\(handler) gave more than one answer to handle(intent:), so what it did is not known")
    }

    private func reply(_ resolution: Resolution, parameter: String, handler: String) throws -> ExtensionReply {
        func payload(_ result: INIntentResolutionResult) throws -> ResolutionPayload {
            guard let payload = result.outcome.payload else {
                throw missing("resolve\(parameter.capitalisedFirst)(for:)", in: handler)
            }
            return try payload.get()
        }
        return switch resolution {
        case .single(let result): .resolution([try payload(result)], isArray: false)
        case .several(let results): .resolution(try results.map(payload), isArray: true)
        }
    }

    private func reply(
        _ response: INIntentResponse?, method: String, of intent: IntentPayload, handler: String
    ) throws -> ExtensionReply {
        guard let response, !response.isNotImplemented else { throw missing(method, in: handler) }
        return .response(try response.payload())
    }

    private func missing(_ method: String, in handler: String) -> ExtensionRefusal {
        ExtensionRefusal(
            .notImplemented, "\(handler) has no \(method), neither with a completion nor async; write one of them")
    }

    private func unknownParameter(_ name: String, _ verb: String) -> ExtensionRefusal {
        ExtensionRefusal(
            .unknownIntent,
            "\(request.intent.className) has no parameter ‘\(name)’ that is \(verb) by its handler; "
                + "rebuild the extension from the definition file that is installed")
    }
}

extension INIntent {
    /// The intent that traveled.
    ///
    /// - Throws: `ExtensionRefusal` when its class is not in this process, or a value does not go into it.
    static func made(from payload: IntentPayload) throws(ExtensionRefusal) -> INIntent {
        guard let type = WireName.class(payload.className) as? INIntent.Type else {
            throw ExtensionRefusal(
                .unknownIntent,
                "this program has no intent class ‘\(payload.className)’; add the definition file to a module it links")
        }
        let intent = type.init(blank: ())
        do {
            try intent.fill(from: payload)
        } catch {
            throw ExtensionRefusal(error.kind == .wrongType ? .wrongValue : .unknownIntent, error.description)
        }
        return intent
    }
}

extension String {
    /// `kind` as `Kind`, the way method names have it.
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
