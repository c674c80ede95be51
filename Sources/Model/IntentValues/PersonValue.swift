// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A person, as `INPerson` describes one.
package struct PersonValue: Hashable, Sendable, Codable {
    /// What kind of address a handle is; the numbers are Apple's.
    package enum HandleType: Int, Sendable, Codable {
        case unknown = 0
        case emailAddress = 1
        case phoneNumber = 2
    }

    /// An address at which a person is reached.
    package struct Handle: Hashable, Sendable, Codable {
        package var value: String?
        package var type: HandleType
        package var label: String?

        package init(value: String?, type: HandleType, label: String? = nil) {
            self.value = value
            self.type = type
            self.label = label
        }
    }

    package var handle: Handle?
    package var nameComponents: PersonNameComponents?
    package var displayName: String
    package var image: ImageValue?
    package var contactIdentifier: String?
    package var customIdentifier: String?
    package var relationship: String?
    package var isMe: Bool

    package init(
        handle: Handle? = nil, nameComponents: PersonNameComponents? = nil, displayName: String,
        image: ImageValue? = nil, contactIdentifier: String? = nil, customIdentifier: String? = nil,
        relationship: String? = nil, isMe: Bool = false
    ) {
        self.handle = handle
        self.nameComponents = nameComponents
        self.displayName = displayName
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.relationship = relationship
        self.isMe = isMe
    }
}
