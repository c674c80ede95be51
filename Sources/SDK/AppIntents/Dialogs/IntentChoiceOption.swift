// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Wire

/// One of the choices offered to a person.
public struct IntentChoiceOption: Hashable, Sendable {
    /// The style of an option.
    public struct Style: Hashable, Sendable {
        private let name: String

        /// The default style.
        public static let `default` = Style(name: "default")
        /// A destructive choice.
        public static let destructive = Style(name: "destructive")
        /// A choice that cancels.
        public static let cancel = Style(name: "cancel")
    }

    /// The name.
    public let title: LocalizedStringResource
    /// The style.
    public let style: Style

    /// Creates a choice.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// A choice that cancels, with the system's title.
    public static var cancel: IntentChoiceOption {
        let title = SystemWords.text("Cancel", in: PersonLanguage.current)
        return IntentChoiceOption(title: LocalizedStringResource(stringLiteral: title), style: .cancel)
    }

    /// A choice that cancels, with a title.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }

    var isCancel: Bool { style == .cancel }

    var payload: QuestionPayload.Choice {
        QuestionPayload.Choice(String(localized: title), isCancel: isCancel)
    }
}
