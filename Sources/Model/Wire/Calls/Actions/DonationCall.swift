// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app or its extension tells the system of what people did; once there is an answer, the disk has it.
package enum DonationCall: SystemCall {
    case donate(DonationPayload)
    /// The system forgets the donations with these identifiers.
    case delete([String])
    case deleteGroup(String)
    case deleteAll
    /// The donations of an intent, by its class without its module, or those that have to do with an object, or both.
    case deleteMatching(intent: String?, object: ObjectMatch?)
    /// A donation that was made without an identifier has one now; the number is the reply to it.
    case name(donation: Int, identifier: String)

    /// The number of the donation that was kept; nil if none was, and to other calls.
    package typealias Reply = Int?

    package var erased: AnySystemCall { .donation(self) }
}

extension DonationCall {
    /// An object, by what does not change about it.
    package struct ObjectMatch: Hashable, Sendable, Codable {
        /// Without its module.
        package var typeName: String
        package var identifier: String

        package init(typeName: String, identifier: String) {
            self.typeName = typeName
            self.identifier = identifier
        }
    }
}
