// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store

/// An action that is offered, and why.
package struct Offer: Hashable, Sendable {
    package let action: DonatedActionRecord
    package let reason: OfferReason
    /// How likely it is what the person does next, 0 to 1; nil if an app's word counts alone.
    package let probability: Double?
}
