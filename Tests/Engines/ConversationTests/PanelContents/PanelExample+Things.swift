// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

extension PanelExample {
    static let notes = [
        PanelExample(
            name: "a list with ticks", kind: "list",
            panel: DomainPanel(
                intent: "INSearchForNotebookItemsIntent",
                results: [
                    "tasks": .array([
                        .task("Milk", isDone: true),
                        .task("Bread", ["temporalEventTrigger": .tomorrow, "priority": .enumeration(2)]),
                    ])
                ]),
            english: ["✓ Milk", "○ ! Bread  (Nov 22, 2026 at 8:30 AM)"],
            chinese: ["✓ Milk", "○ ! Bread  (2026年11月22日 08:30)"]),
        PanelExample(
            name: "tasks to be added", kind: "list",
            panel: DomainPanel(
                intent: "INAddTasksIntent",
                values: [
                    "taskTitles": .array([.spoken("Milk"), .spoken("Eggs")]),
                    "targetTaskList": .thing("INTaskList", "Shopping", ["title": .spoken("Shopping")]),
                ], results: nil),
            english: ["Shopping", "○ Milk", "○ Eggs"], chinese: ["Shopping", "○ Milk", "○ Eggs"]),
        PanelExample(
            name: "a note", kind: "note",
            panel: DomainPanel(
                intent: "INCreateNoteIntent",
                results: [
                    "createdNote": .thing(
                        "INNote", "",
                        [
                            "title": .spoken("Ideas"), "groupName": .spoken("Work"),
                            "contents": .array([.thing("INTextNoteContent", "", ["text": .string("One\nTwo")])]),
                        ])
                ]),
            english: ["Ideas", "One", "Two", "(Work)"], chinese: ["Ideas", "One", "Two", "(Work)"]),
    ]

    static let media = [
        PanelExample(
            name: "a song that plays", kind: "media",
            panel: DomainPanel(
                intent: "INPlayMediaIntent",
                values: [
                    "mediaItems": .array(
                        (1...3).map {
                            .thing(
                                "INMediaItem", "Song \($0)",
                                ["title": .string("Song \($0)"), "type": .enumeration(1), "artist": .string("Band")])
                        })
                ]),
            english: ["▶ Song 1", "Band · Song", "Playing", "… 2 more"],
            chinese: ["▶ Song 1", "Band · 歌曲", "正在播放", "… 还有 2 项"]),
        PanelExample(
            name: "music to be kept", kind: "media",
            panel: DomainPanel(
                intent: "INAddMediaIntent",
                values: [
                    "mediaSearch": .thing(
                        "INMediaSearch", "", ["albumName": .string("Blue"), "artistName": .string("Band")])
                ], results: nil),
            english: ["♪ Blue", "Band"], chinese: ["♪ Blue", "Band"]),
        PanelExample(
            name: "a station", kind: "media",
            panel: DomainPanel(
                intent: "INSetRadioStationIntent",
                values: ["radioType": .enumeration(2), "frequency": .decimal(101.7)]),
            english: ["▶ FM 101.7", "Playing"], chinese: ["▶ FM 101.7", "正在播放"]),
        PanelExample(
            name: "photos", kind: "photos",
            panel: DomainPanel(
                intent: "INSearchForPhotosIntent", values: ["locationCreated": .place("Rome")],
                results: ["searchResultsCount": .integer(24)], code: "ready"),
            english: ["24 photos", "Rome"], chinese: ["24 张照片", "Rome"]),
    ]

    static let others = [
        workout(
            "a run of some kilometres", ["goalValue": .decimal(5000), "workoutGoalUnitType": .enumeration(2)],
            "5 km", "5 公里"),
        workout(
            "a run of some time", ["goalValue": .decimal(1.5), "workoutGoalUnitType": .enumeration(8)],
            "1 hour 30 minutes", "1小时30分钟"),
        workout(
            "a run of some heat", ["goalValue": .decimal(300), "workoutGoalUnitType": .enumeration(10)],
            "300 kilocalories", "300 千卡"),
        workout("a run without an end", ["isOpenEnded": .boolean(true)], "No goal", "不限目标"),
        PanelExample(
            name: "a table", kind: "rows",
            panel: DomainPanel(
                intent: "INBookRestaurantReservationIntent",
                values: [
                    "restaurant": .thing("INRestaurant", "Roma", ["name": .string("Roma")]), "partySize": .integer(4),
                    "bookingDateComponents": .dateComponents(
                        DateComponents(year: 2026, month: 11, day: 22, hour: 19, minute: 0)),
                ], results: nil),
            english: ["• Roma  (Table for 4 · Nov 22, 2026 at 7:00 PM)"],
            chinese: ["• Roma  (4 人桌 · 2026年11月22日 19:00)"]),
        PanelExample(
            name: "a car's battery", kind: "rows",
            panel: DomainPanel(
                intent: "INGetCarPowerLevelStatusIntent",
                results: [
                    "chargePercentRemaining": .decimal(0.8), "charging": .boolean(true), "minutesToFull": .integer(45),
                    "distanceRemaining": .measurement(MeasurementValue(dimension: .length, value: 240, unit: "km")),
                ]),
            english: ["• Charge  (80 %)", "• Range  (240 km)", "• Charging  (45 minutes)"],
            chinese: ["• 电量  (80 %)", "• 续航  (240 公里)", "• 正在充电  (45分钟)"]),
        PanelExample(
            name: "a code", kind: "code",
            panel: DomainPanel(
                intent: "INGetVisualCodeIntent", values: ["visualCodeType": .enumeration(4)],
                results: [
                    "visualCodeImage": .object(
                        ObjectValue(
                            typeName: "INImage", identifier: nil, displayString: "", image: .data(Data([1])))
                    )
                ]),
            english: ["Transit code"], chinese: ["乘车码"]),
    ]

    private static func workout(
        _ name: String, _ goal: [String: IntentValue], _ english: String, _ chinese: String
    ) -> PanelExample {
        let values: [String: IntentValue] = ["workoutName": .spoken("Running"), "workoutLocationType": .enumeration(1)]
        return PanelExample(
            name: name, kind: "workout",
            panel: DomainPanel(intent: "INStartWorkoutIntent", values: values.merging(goal) { $1 }),
            english: ["Running", "\(english) · Outdoor", "In progress"], chinese: ["Running", "\(chinese) · 户外", "进行中"])
    }
}
