// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences
import SystemTexts
import Wire

extension ConversationContext {
    /// An end without an answer of the app.
    ///
    /// - Parameter detail: What the app's developer needs to know.
    func failure(_ kind: Failure.Kind, _ text: String, detail: Sentence? = nil) -> Failure {
        Failure(kind, text: text, app: app.identifier, detail: detail?.text(in: language))
    }

    /// The end that the person wants.
    var cancellation: Failure { failure(.cancelled, say(.cancelled)) }

    /// The end because a value is of another type than its parameter.
    func unfit(_ parameter: ParameterDeclaration, _ detail: Sentence) -> Failure {
        failure(.refused, say(.unfitValue, ["parameter": label(parameter)]), detail: detail)
    }

    /// The end because the extension is well but can't answer.
    func failure(after refusal: ExtensionRefusal) -> Failure {
        let (kind, text): (Failure.Kind, SystemText) =
            switch refusal.reason {
            case .noHandler, .notImplemented, .unknownIntent, .noPrincipalClass: (.notHandled, .cannotDo)
            case .answeredTwice: (.crash, .answeredTwice)
            case .noAnswer: (.timeout, .appFailed)
            case .wrongValue, .handlerError, .malformedRequest: (.refused, .refusedByApp)
            }
        return failure(kind, say(text), detail: "\(refusal.text)")
    }
}
