// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ShortcutIconType {
    /// The system symbol that shows the same.
    package var symbolName: String {
        switch self {
        case .compose: "square.and.pencil"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .add: "plus"
        case .location: "location.fill"
        case .search: "magnifyingglass"
        case .share: "square.and.arrow.up"
        case .prohibit: "nosign"
        case .contact: "person.crop.circle"
        case .home: "house"
        case .markLocation: "mappin"
        case .favorite: "star"
        case .love: "heart"
        case .cloud: "cloud"
        case .invitation: "envelope.badge"
        case .confirmation: "checkmark"
        case .mail: "envelope"
        case .message: "message"
        case .date: "calendar"
        case .time: "clock"
        case .capturePhoto: "camera"
        case .captureVideo: "video"
        case .task: "circle"
        case .taskCompleted: "checkmark.circle"
        case .alarm: "alarm"
        case .bookmark: "bookmark"
        case .shuffle: "shuffle"
        case .audio: "music.note"
        case .update: "arrow.triangle.2.circlepath"
        }
    }
}
