// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// What an intents extension answers to a request.
package enum ExtensionReply: Hashable, Sendable, Codable {
    /// One result for a single value; one for each element of an array parameter.
    case resolution([ResolutionPayload], isArray: Bool)
    case options(OptionsPayload)
    /// Nil: there is no default.
    case defaultValue(IntentValue?)
    /// The answer to confirm and to handle.
    case response(ResponsePayload)
    /// The newest of what the handler told since the last one; nil if it told nothing for a while, or is to tell no
    /// more.
    case update(ResponsePayload?)
    /// The answer to draw. Where it reports pixels they come right after it, as ``MessageFromExtension/pixels(id:_:)``.
    case panel(PanelReply)
    /// The answer to handle and to resume where an App Intent is not done yet; it goes on in this process alone.
    case running(RunStage)
    /// The answer to stop, and the end of a run that the person did not want.
    case stopped
    case refusal(ExtensionRefusal)
}
