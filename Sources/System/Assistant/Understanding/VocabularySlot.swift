// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import IntentValues
package import Wire

/// A place in one of SiriKit's intents where a person may say a name of an app's vocabulary.
package struct VocabularySlot: Hashable, Sendable {
    /// The class, such as `INSendMessageIntent`.
    package let intent: String
    /// A parameter, or what of a parameter's object is said, as titles have it: `recipients`, `mediaSearch.artistName`.
    package let path: String

    /// - Parameter text: The intent's name and the path: `SendMessage.recipients`.
    private init(_ text: Substring) {
        intent = "IN\(text.prefix { $0 != "." })Intent"
        path = String(text.drop { $0 != "." }.dropFirst())
    }

    /// Where the names of each type are said.
    package static let all: [VocabularyType: [VocabularySlot]] = places.mapValues { places in
        places.split(whereSeparator: \.isWhitespace).map(VocabularySlot.init)
    }

    /// What may be said in the places of an intent, by their paths; empty if it is not one of SiriKit's.
    package static func types(in intent: String) -> [String: [VocabularyType]] { byIntent[intent] ?? [:] }

    private static let byIntent: [String: [String: [VocabularyType]]] = VocabularyType.allCases.reduce(into: [:]) {
        found, type in
        for slot in all[type] ?? [] { found[slot.intent, default: [:]][slot.path, default: []].append(type) }
    }
}

// MARK: - The table

extension VocabularySlot {
    private static let places: [VocabularyType: String] = [
        .contactName: """
        SendMessage.recipients SearchForMessages.recipients SearchForMessages.senders StartCall.contacts
        StartAudioCall.contacts StartVideoCall.contacts SearchCallHistory.recipient SendPayment.payee
        RequestPayment.payer SearchForPhotos.peopleInPhoto StartPhotoPlayback.peopleInPhoto
        """,
        .contactGroupName: "SendMessage.speakableGroupName SearchForMessages.speakableGroupNames",
        .photoTag: "SearchForPhotos.searchTerms StartPhotoPlayback.searchTerms",
        .photoAlbumName: "SearchForPhotos.albumName StartPhotoPlayback.albumName",
        .workoutActivityName: """
        StartWorkout.workoutName PauseWorkout.workoutName ResumeWorkout.workoutName EndWorkout.workoutName
        CancelWorkout.workoutName
        """,
        .carProfileName: "SetProfileInCar.profileName SaveProfileInCar.profileName",
        .carName: """
        ActivateCarSignal.carName GetCarLockStatus.carName GetCarPowerLevelStatus.carName SetCarLockStatus.carName
        SetClimateSettingsInCar.carName SetDefrosterSettingsInCar.carName SetProfileInCar.carName
        SetSeatSettingsInCar.carName
        """,
        .paymentsOrganizationName: """
        SearchForAccounts.organizationName PayBill.billPayee.organizationName SearchForBills.billPayee.organizationName
        PayBill.fromAccount.organizationName TransferMoney.fromAccount.organizationName
        TransferMoney.toAccount.organizationName
        """,
        .paymentsAccountNickname: """
        SearchForAccounts.accountNickname PayBill.fromAccount.nickname TransferMoney.fromAccount.nickname
        TransferMoney.toAccount.nickname
        """,
        .notebookItemTitle: """
        SearchForNotebookItems.title AppendToNote.targetNote.title AddTasks.targetTaskList.title
        DeleteTasks.taskList.title DeleteTasks.tasks.title SetTaskAttribute.targetTask.title SnoozeTasks.tasks.title
        """,
        .notebookItemGroupName: "CreateNote.groupName CreateTaskList.groupName",
        .mediaPlaylistTitle: "\(titles) PlayMedia.mediaContainer.title AddMedia.mediaDestination.playlistName",
        .mediaMusicArtistName: artists,
        .mediaAudiobookTitle: "\(titles) PlayMedia.mediaContainer.title",
        .mediaAudiobookAuthorName: artists,
        .mediaShowTitle: "\(titles) PlayMedia.mediaContainer.title",
    ]

    private static let titles = """
        PlayMedia.mediaSearch.mediaName SearchForMedia.mediaSearch.mediaName AddMedia.mediaSearch.mediaName
        UpdateMediaAffinity.mediaSearch.mediaName PlayMedia.mediaItems.title SearchForMedia.mediaItems.title
        AddMedia.mediaItems.title UpdateMediaAffinity.mediaItems.title
        """

    private static let artists = """
        PlayMedia.mediaSearch.artistName SearchForMedia.mediaSearch.artistName AddMedia.mediaSearch.artistName
        UpdateMediaAffinity.mediaSearch.artistName
        """
}

// MARK: - An app's names

extension OfferedIntent {
    /// What may be said in the places of the intent, by their paths, of the names that its app has said: those of an
    /// earlier type, and the more important, first.
    ///
    /// - Parameter vocabulary: As `Store.vocabulary(of:)` gives it.
    package func names(
        from vocabulary: [VocabularyType: [SpeakableStringValue]]
    ) -> [String: [SpeakableStringValue]] {
        VocabularySlot.types(in: className).mapValues { types in types.flatMap { vocabulary[$0] ?? [] } }
            .filter { !$0.value.isEmpty }
    }
}
