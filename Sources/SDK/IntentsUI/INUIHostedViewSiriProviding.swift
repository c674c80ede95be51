// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which parts of Siri's own display a hosted view shows instead.
///
/// What is left out counts as false. Siri's display here has no maps, messages
/// or payments, so nothing is left away.
@preconcurrency @MainActor public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    /// Whether the view shows the map.
    var displaysMap: Bool { get }
    /// Whether the view shows recipients and text of a message.
    var displaysMessage: Bool { get }
    /// Whether the view shows the details of a payment.
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    /// False: Siri shows a map itself.
    public var displaysMap: Bool { false }
    /// False: Siri shows a message itself.
    public var displaysMessage: Bool { false }
    /// False: Siri shows a payment itself.
    public var displaysPaymentTransaction: Bool { false }
}
