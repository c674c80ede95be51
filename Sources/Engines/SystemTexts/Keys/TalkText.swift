// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the terminal adds to a conversation.
package enum TalkText: String, TextKey {
    package static let table = "Talk"

    case moreOptions, opens, nothingToOpen, opened, notOpened, canSay, chatHint, didYouMean
}
