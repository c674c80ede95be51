// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// The principal class of an extension that does what extensions should not.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is MisbehaveIntent: MisbehaveHandler()
        case is CompletionOnlyIntent: CompletionOnlyHandler()
        case is AsyncOnlyIntent: AsyncOnlyHandler()
        case is NeitherIntent: NeitherHandler()
        case is KeepPhotoIntent: KeepPhotoHandler()
        default: nil
        }
    }
}
