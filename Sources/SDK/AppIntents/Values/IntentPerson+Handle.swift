// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension IntentPerson {
    /// An address at which a person is reached.
    public struct Handle: Hashable, Sendable {
        /// The address itself.
        public enum Value: Hashable, Sendable {
            /// A mail address.
            case emailAddress(String)
            /// A phone number.
            case phoneNumber(String)
            /// One that the app understands.
            case applicationDefined(String)
        }

        /// Which of a person's addresses it is.
        public enum Label: Hashable, Sendable {
            case iPhone, main, mobile, home, work, homeFax, workFax, pager, school, other
            /// In other words.
            case custom(String)
        }

        /// The address itself.
        public var value: Value
        /// Which of the person's addresses it is.
        public var label: Label

        /// An address.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        /// A phone number.
        public init(phoneNumber phoneNumberString: String, label: Label = .other) {
            self.init(.phoneNumber(phoneNumberString), label: label)
        }

        /// A mail address.
        public init(emailAddress emailAddressString: String, label: Label = .other) {
            self.init(.emailAddress(emailAddressString), label: label)
        }

        /// An address that the app understands.
        public init(applicationDefined stringValue: String, label labelString: String? = nil) {
            self.init(.applicationDefined(stringValue), label: labelString.map(Label.custom) ?? .other)
        }
    }
}
