// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes a file was resolved.
open class INFileResolutionResult: INIntentResolutionResult {
    /// The parameter has this file.
    open class func success(with resolvedFile: INFile) -> Self { settled(resolvedFile) }
    /// The person is asked which of these files is meant.
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { choice(filesToDisambiguate) }
    /// The person is asked whether this file is meant; nil asks without naming one.
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self { question(fileToConfirm) }
}
