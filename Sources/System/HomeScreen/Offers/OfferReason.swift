// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Suggestions

/// Why an action is offered.
package enum OfferReason: Hashable, Sendable {
    /// What the person did bears it out.
    case learned(Reason)
    /// The app says that it is relevant now, or here.
    case relevant
}
