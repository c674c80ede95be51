// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppIntents

/// Ordinary App Intents, as public apps and Apple's own pages write them. That they compile is one half.
@Suite("App Intents of public apps") struct AppIntentSourceTests {
    @Test("are made without values, and say what they are", arguments: intents.indices)
    func made(place: Int) {
        let type = Self.intents[place]
        let intent = type.init()
        #expect(!String(localized: type.title).isEmpty && !type.persistentIdentifier.isEmpty)
        #expect(type.summaryTree != nil, "\(type) has a summary that nobody can read")
        let parameters = IntentParameters.all(of: intent)
        #expect(Set(parameters.map(\.name)).count == parameters.count)
        for (name, parameter) in parameters {
            #expect(!String(localized: parameter.title).isEmpty, "\(type).\(name) has no title")
        }
    }

    @Test("have parameters that take the values they had", arguments: intents.indices)
    func values(place: Int) async throws {
        let intent = Self.intents[place].init()
        for (_, parameter) in IntentParameters.all(of: intent) {
            guard let value = try parameter.intentValue() else { continue }
            try await parameter.set(value)
            #expect(try parameter.intentValue() == value)
        }
    }

    @Test("bring phrases along that name the app", arguments: providers.indices)
    func phrases(place: Int) {
        for shortcut in Self.providers[place].appShortcuts {
            #expect(shortcut.phrases.allSatisfy { $0.contains("${applicationName}") }, "\(shortcut.phrases)")
            #expect(!shortcut.phrases.contains { $0.contains("${}") })
        }
    }

    @Test("have enumerations whose cases all have a title", arguments: enums.indices)
    func cases(place: Int) {
        func check<Enum: AppEnum>(_ type: Enum.Type) {
            #expect(type.allCases.allSatisfy { Enum.caseDisplayRepresentations[$0] != nil })
            #expect(Set(type.allCases.map(\.rawNumber)).count == type.allCases.count)
        }
        check(Self.enums[place])
    }

    private static let providers: [any AppShortcutsProvider.Type] = [
        GardenShortcuts.self, TripShortcuts.self, ListedShortcuts.self,
    ]

    private static let enums: [any AppEnum.Type] = [
        BookmarkFolder.self, CupSize.self, AppTab.self, Planet.self, ListEditKind.self, WorkoutKind.self,
        ParticipantStatus.self, ReadState.self, StringSearchScope.self, VideoCategory.self,
    ]

    private static let intents: [any AppIntent.Type] = [
        FindAnythingIntent.self, BookmarkAddressIntent.self, TrashMailIntent.self, SearchTodosIntent.self,
        AddBookmarkIntent.self, LogWaterIntent.self, WaterPlantIntent.self, OpenPlantIntent.self, OpenTabIntent.self,
        DeletePlantsIntent.self, SetLampIntent.self, SearchRecipesIntent.self, QuietHoursFilter.self,
        MigratedOrder.self, OldTimerIntent.self, NewTimerIntent.self, NextRunIntent.self, SplitBillIntent.self,
        ConvertPictureIntent.self, InvitePeopleIntent.self, LongestStreakIntent.self, WeatherIntent.self,
        OpenTrailIntent.self, PlanTripIntent.self, ScanReceiptIntent.self, EnterGameIntent.self, SaveLaterIntent.self,
        ContinueWorkoutIntent.self, FinishWorkoutIntent.self, SendMoneyIntent.self, PlayStationIntent.self,
        ExportIntent.self, ArchiveIntent.self, CreateRoomIntent.self, JumpIntent.self, VisitPageIntent.self,
        PlantWidgetIntent.self, LampControlIntent.self, EditListIntent.self, AddTripIntent.self,
        PublicGreetingIntent.self, VisitPlanetIntent.self, LogRunIntent.self, TextsIntent.self, StartLiveIntent.self,
        TalkIntent.self, RecordIntent.self, AnthemIntent.self, PauseRunIntent.self, ResumeRunIntent.self,
        ShowTrackIntent.self, StartRunIntent.self, PlayFilmIntent.self, BuyIntent.self, WaitIntent.self,
        ShowStatusIntent.self, AppOnlyIntent.self, CountUpIntent.self, CountDownIntent.self, MarkReadIntent.self,
        AppTab.Reset.self, Drinks.Order.self, StartMeetingIntent.self, RenamePlantIntent.self, ToggleLightIntent.self,
        PayIntent.self, QuietAccountFilter.self, OpenShelfIntent.self, BackUpIntent.self, SnapIntent.self,
        FilmIntent.self, JoinPagesIntent.self, ScanPageIntent.self, PlanDinnerIntent.self, CallPeopleIntent.self,
        RepeatChoreIntent.self, NextLapIntent.self, CountLapsIntent.self, SayLapsIntent.self, LapsIntent.self,
    ]
}
