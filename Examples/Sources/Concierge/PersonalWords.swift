// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

/// The words of this person, which the system cannot know by itself.
enum PersonalWords {
    /// Tells the system, the most important first.
    static func teach() {
        let vocabulary = INVocabulary.shared()
        vocabulary.setVocabularyStrings(
            NSOrderedSet(array: AddressBook.own.contacts.map(\.title)), of: .contactName)
        let accounts = logged { try Wallet().content().accounts } ?? []
        vocabulary.setVocabularyStrings(NSOrderedSet(array: accounts.map(\.title)), of: .paymentsAccountNickname)
        let playlists = logged { try Library().content().playlists } ?? []
        vocabulary.setVocabularyStrings(NSOrderedSet(array: playlists.map(\.title)), of: .mediaPlaylistTitle)
        let lists = logged { try Notebook().content().lists } ?? []
        vocabulary.setVocabularyStrings(NSOrderedSet(array: lists.map(\.title)), of: .notebookItemTitle)
    }
}
