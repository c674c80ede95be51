// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system asks of an intents extension, or of the one that draws.
///
/// The intent travels whole with every request and each is given to a fresh
/// handler, so an extension holds nothing between two requests and may be
/// replaced by a new process after any of them.
package enum ExtensionRequest: Hashable, Sendable, Codable {
    case resolve(parameter: String, of: IntentPayload)
    /// `search` is nil unless the person has typed something and the parameter supports search.
    case options(parameter: String, search: String?, of: IntentPayload)
    case defaultValue(parameter: String, of: IntentPayload)
    case confirm(IntentPayload)
    case handle(IntentPayload)
    /// Waits for what the handler reports about a response's changes, and has it begin to tell where it does not yet.
    case update(IntentPayload)
    /// The handler is to tell no more.
    case stopUpdates(IntentPayload)
    /// Asked of an Intents UI extension alone.
    case draw(PanelRequest)
    /// The run of an App Intent goes on: with the answer to its question, or with none where it told about its
    /// progress. Comes as its next stage, or as the answer to handle.
    case resume(AnswerPayload?, of: IntentPayload)
    /// The run of an App Intent is cancelled; it comes to its end, or is left alone.
    case stop(IntentPayload)

    /// The intent, whatever is asked of it.
    package var intent: IntentPayload {
        switch self {
        case .resolve(_, let intent), .options(_, _, let intent), .defaultValue(_, let intent),
            .confirm(let intent), .handle(let intent), .update(let intent), .stopUpdates(let intent),
            .resume(_, let intent), .stop(let intent):
            intent
        case .draw(let panel):
            panel.interaction.intent
        }
    }

    /// Whether it has an App Intent work to its next stage.
    package var isStage: Bool {
        switch self {
        case .handle(let intent): intent.run != nil
        case .resume: true
        default: false
        }
    }
}
