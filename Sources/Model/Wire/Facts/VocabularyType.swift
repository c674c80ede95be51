// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the names of an app's vocabulary are names of; the raw values are those of `INVocabularyStringType`.
package enum VocabularyType: Int, Hashable, Sendable, CaseIterable {
    case contactName = 1
    case contactGroupName
    case photoTag = 100
    case photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300
    case carName
    case paymentsOrganizationName = 400
    case paymentsAccountNickname
    case notebookItemTitle = 500
    case notebookItemGroupName
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName
    case mediaAudiobookTitle
    case mediaAudiobookAuthorName
    case mediaShowTitle
}
