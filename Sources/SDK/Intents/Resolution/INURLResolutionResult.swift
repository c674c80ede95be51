// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a URL was resolved.
open class INURLResolutionResult: INIntentResolutionResult {
    /// The parameter has this URL.
    open class func success(with resolvedURL: URL) -> Self { settled(resolvedURL) }
    /// The person is asked which of these URLs is meant.
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { choice(urlsToDisambiguate) }
    /// The person is asked whether this URL is meant; nil asks without naming one.
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self { question(urlToConfirm) }
}
