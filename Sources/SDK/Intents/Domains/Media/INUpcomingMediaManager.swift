// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import SystemLink
import Wire

/// The media that an app suggests to play next.
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
    // `@unchecked`: it stores nothing; a subclass answers for its own.

    private static let manager = INUpcomingMediaManager()

    /// The manager of the app.
    open class var shared: INUpcomingMediaManager { manager }

    private override init() { super.init() }

    /// Replaces the suggested media; an empty set removes all.
    ///
    /// Returns at once. A refusal is reported on standard error, and what was suggested before stays.
    ///
    /// - Parameter intents: Of ``INPlayMediaIntent``, the best first. Anything else is left out, which standard error
    ///   says.
    open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
        let suggested = intents.array.compactMap { $0 as? INPlayMediaIntent }
        if suggested.count < intents.count {
            Self.complain(
                "\(intents.count - suggested.count) of \(intents.count) suggestions are left out: "
                    + "they are no INPlayMediaIntent")
        }
        do {
            Self.tell(SuggestedMediaCall(intents: try suggested.map { try $0.payload() }), "the suggested media")
        } catch {
            Self.complain("the suggested media stay as they were: \(error)")
        }
    }

    /// Sets how the system may suggest the app's media of one type.
    ///
    /// Returns at once; a refusal is reported on standard error.
    open func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
        Self.tell(
            PredictionModeCall(mode: mode.rawValue, mediaType: type.rawValue),
            "the predictions for media of type \(type)")
    }

    private static func tell(_ call: some SystemCall, _ thing: String) {
        CallChannel.phrases.call(call) { result in
            if case .failure(let failure) = result { complain("\(thing) stay as they were: \(failure)") }
        }
    }

    private static func complain(_ text: String) {
        StandardError.write(text, from: "Intents")
    }
}

#endif
