// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

extension Message {
    /// Whom it is from, or to.
    var correspondents: String {
        if let sender { return Self.name(of: sender) }
        return String(
            format: NSLocalizedString("to %@", comment: "names"), recipients.map(Self.name).joined(separator: ", "))
    }

    /// The name of the other, alone.
    var partner: String { (sender ?? recipients.first).map(Self.name) ?? "" }

    private static func name(of correspondent: Correspondent) -> String {
        AddressBook.own.contact(correspondent.contact)?.title ?? correspondent.name
    }
}
