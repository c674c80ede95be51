// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a text was resolved.
open class INStringResolutionResult: INIntentResolutionResult {
    /// The parameter has this text.
    open class func success(with resolvedString: String) -> Self { settled(resolvedString) }
    /// The person is asked which of these texts is meant.
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        choice(stringsToDisambiguate)
    }

    /// The person is asked whether this text is meant; nil asks without naming one.
    open class func confirmationRequired(with stringToConfirm: String?) -> Self { question(stringToConfirm) }
}
