// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// The names by which the person of an app calls what they have in it.
package enum VocabularyCall: SystemCall {
    /// They take the place of those of the type that were, the most important first. The type is a raw value of
    /// `INVocabularyStringType`.
    case set([SpeakableStringValue], type: Int)
    /// The system forgets the app's names of all types.
    case removeAll

    /// How many names are kept.
    package typealias Reply = Int

    package var erased: AnySystemCall { .vocabulary(self) }
}
