// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import UIKit

/// Lets the device's search find who is on the board.
enum ContactIndex {
    /// Tells the system of everybody; who was told before is told again.
    @MainActor
    static func tell(of contacts: [Contact]) {
        let items = contacts.map { contact in
            let attributes = CSSearchableItemAttributeSet(contentType: .contact)
            attributes.title = contact.name
            attributes.contentDescription = contact.number
            attributes.phoneNumbers = [contact.number]
            return CSSearchableItem(uniqueIdentifier: contact.id, domainIdentifier: "board", attributeSet: attributes)
        }
        CSSearchableIndex.default().indexSearchableItems(items) { error in
            if let error { print("Contacts cannot be searched for: \(error.localizedDescription)") }
        }
    }

    /// The identifier of a contact that a person has chosen in search; nil if the activity is another.
    static func contact(in activity: NSUserActivity) -> String? {
        guard activity.activityType == CSSearchableItemActionType else { return nil }
        return activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
    }
}
