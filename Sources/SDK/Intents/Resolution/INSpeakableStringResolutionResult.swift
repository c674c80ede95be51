// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a speakable text was resolved.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    /// The parameter has this speakable text.
    open class func success(with resolvedString: INSpeakableString) -> Self { settled(resolvedString) }
    /// The person is asked which of these speakable texts is meant.
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        choice(stringsToDisambiguate)
    }

    /// The person is asked whether this speakable text is meant; nil asks without naming one.
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        question(stringToConfirm)
    }
}
