// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The icons that every system has, by the raw values of Apple's `UIApplicationShortcutIcon.IconType`.
package enum QuickActionIconType: Int, Hashable, Sendable, CaseIterable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update

    private static let prefix = "UIApplicationShortcutIconType"

    /// The type that a value of `UIApplicationShortcutItemIconType` names, such as
    /// `UIApplicationShortcutIconTypeCompose`; nil if no system has it.
    package init?(key: String) {
        guard let type = Self.allCases.first(where: { $0.key == key }) else { return nil }
        self = type
    }

    /// As an `Info.plist` writes it.
    package var key: String { Self.prefix + name.prefix(1).uppercased() + name.dropFirst() }

    /// As Swift code writes it.
    package var name: String { "\(self)" }
}

extension QuickActionIconType {
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
