// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// Whom a name means that was said to an app, as far as the app may know.
package enum FoundPerson: Hashable, Sendable {
    /// Nobody that is known, or the app may not see the contacts: the words alone, with an empty handle.
    case unknown(PersonValue)
    /// One, with the others who may have been meant among their matches.
    case found(PersonValue)
    /// One of these; the person has to say which, or of a single one whether it is that. In the meantime it is
    /// `spoken`, of whom the words are known and these as matches.
    case choice(spoken: PersonValue, of: [PersonValue])

    /// The one person that there is for now.
    package var person: PersonValue {
        switch self {
        case .unknown(let person), .found(let person), .choice(let person, _): person
        }
    }
}
