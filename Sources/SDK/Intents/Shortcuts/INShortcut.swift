// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person can repeat: an intent with values, or an activity to resume.
///
/// ```swift
/// if let shortcut = INShortcut(intent: order) {
///     INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
/// }
/// ```
public enum INShortcut {
    /// An intent to carry out.
    case intent(INIntent)
    /// An activity to take up in the app.
    case userActivity(NSUserActivity)
}

extension INShortcut {
    /// A shortcut to an intent, as it is now; nil when the intent can be none.
    ///
    /// It can be one when its definition says that it is configurable in the Shortcuts app, or when one of its
    /// parameter combinations has a title and all its parameters have a value.
    public init?(intent: INIntent) {
        guard intent.mayBeShortcut else { return nil }
        self = .intent(intent.copy() as? INIntent ?? intent)
    }

    /// A shortcut to an activity. Give it a title, and list its type in the app's `NSUserActivityTypes`.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    /// The intent; nil for an activity.
    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    /// The activity; nil for an intent.
    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }
}

extension INShortcut: Hashable {
    /// Equal when the intents are, or when the activities say the same.
    public static func == (left: INShortcut, right: INShortcut) -> Bool {
        switch (left, right) {
        case (.intent(let intent), .intent(let other)): intent == other
        case (.userActivity(let activity), .userActivity(let other)): activity.saysTheSame(as: other)
        default: false
        }
    }

    /// Agrees with equality.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .intent(let intent): hasher.combine(intent)
        case .userActivity(let activity): hasher.combine(activity.activityType)
        }
    }
}

extension INShortcut: CustomStringConvertible, CustomDebugStringConvertible {
    /// What is done, in a few words for a log.
    public var description: String {
        switch self {
        case .intent(let intent): "\(type(of: intent))"
        case .userActivity(let activity):
            activity.title.map { "\(activity.activityType) ‘\($0)’" } ?? activity.activityType
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
