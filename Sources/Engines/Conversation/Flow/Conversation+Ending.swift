// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences
import SystemTexts
import Wire

/// Ends, good and bad.
extension Conversation {
    /// Ends with the app's answer.
    mutating func end(_ writer: ResponseWriter) -> [Effect] {
        state = .finished
        let passed = moment.uptime - heard
        // Uptime never goes backwards, but it is an argument.
        let milliseconds = max(
            0, passed.components.seconds * 1000 + passed.components.attoseconds / 1_000_000_000_000_000)
        let response = writer.response(faults: faults, milliseconds: Int(milliseconds))
        guard response.next != nil else { return [.say(.response(response)), .finish(.answered(response))] }
        // The answer is that of the intent that is performed next; until then it is under way.
        let words = writer.payload.dialog.map { Effect.say(.progress(text: $0.full)) }
        return [words].compactMap(\.self) + [.finish(.answered(response))]
    }

    /// Ends without an answer of the app.
    mutating func end(_ failure: Failure) -> [Effect] {
        let stop = stopRun()
        state = .finished
        var failure = failure
        // Without a response this is the only place for the faults.
        let details = [failure.detail].compactMap { $0 } + faults
        failure.detail = details.isEmpty ? nil : details.joined(separator: "; ")
        return stop + [.say(.error(failure)), .finish(.failed(failure))]
    }

    mutating func fail(_ kind: Failure.Kind, _ text: String, detail: Sentence? = nil) -> [Effect] {
        end(Failure(kind, text: text, app: context.app.identifier, detail: detail?.text(in: context.language)))
    }

    /// Keeps a mistake of the app for its developer.
    mutating func note(_ fault: Sentence) {
        faults.append(fault.text(in: context.language))
    }

    /// Ends because a value is of another type than its parameter.
    mutating func unfit(_ parameter: ParameterDeclaration, _ detail: Sentence) -> [Effect] {
        fail(.refused, context.say(.unfitValue, ["parameter": context.label(parameter)]), detail: detail)
    }

    /// The extension is well but can't answer.
    ///
    /// A handler without the method for a parameter leaves the parameter as it
    /// is; its developer reads of it. Everything else ends the conversation.
    mutating func refused(_ refusal: ExtensionRefusal) -> [Effect] {
        switch (state, refusal.reason) {
        case (.resolving(let parameter), .notImplemented):
            // Of the framework's own intents every method but handle may be left out.
            if context.intent.kind == .custom { faults.append(refusal.text) }
            return settleUnresolved(parameter)
        case (.defaulting(let parameter), .notImplemented):
            return defaulted(parameter, nil)
        case (.listing(let question, let listing), .notImplemented),
            (.listing(let question, let listing), .handlerError):
            faults.append(refusal.text)
            return listed(OptionsPayload(sections: []), question, listing)
        default: break
        }
        switch refusal.reason {
        case .noHandler, .notImplemented, .unknownIntent, .noPrincipalClass:
            return fail(.notHandled, context.say(.cannotDo), detail: "\(refusal.text)")
        case .answeredTwice:
            return fail(.crash, context.say(.answeredTwice), detail: "\(refusal.text)")
        case .noAnswer:
            return fail(.timeout, context.say(.appFailed), detail: "\(refusal.text)")
        case .wrongValue, .handlerError, .malformedRequest:
            return fail(.refused, context.say(.refusedByApp), detail: "\(refusal.text)")
        }
    }
}
