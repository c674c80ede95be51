// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a parameter that takes an app's own object was resolved.
///
/// Each custom type has a subclass whose methods take that type.
open class INObjectResolutionResult: INIntentResolutionResult {
    /// The parameter has this object.
    open class func success(with resolvedObject: INObject) -> Self { settled(resolvedObject) }
    /// The person is asked which of these objects is meant.
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        choice(objectsToDisambiguate)
    }

    /// The person is asked whether this object is meant; nil asks without naming one.
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        question(objectToConfirm)
    }
}
