// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Wire

/// One of the choices offered to a person.
public struct IntentChoiceOption: Hashable, Sendable {
    /// How an option is shown.
    public struct Style: Hashable, Sendable {
        private let name: String

        /// As others are.
        public static let `default` = Style(name: "default")
        /// As one that nobody takes by mistake.
        public static let destructive = Style(name: "destructive")
        /// As one that wants nothing of all this.
        public static let cancel = Style(name: "cancel")
    }

    /// The name.
    public let title: LocalizedStringResource
    /// The style.
    public let style: Style

    /// A way to go.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// To go no way at all, in the system's words.
    public static var cancel: IntentChoiceOption {
        let title = SystemWords.text("Cancel", in: PersonLanguage.current)
        return IntentChoiceOption(title: LocalizedStringResource(stringLiteral: title), style: .cancel)
    }

    /// To go no way at all, in these words.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }

    var isCancel: Bool { style == .cancel }

    var payload: QuestionPayload.Choice {
        QuestionPayload.Choice(String(localized: title), isCancel: isCancel)
    }
}
