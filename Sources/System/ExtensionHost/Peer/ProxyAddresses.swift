// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The address of the proxy through which processes go to the network, another for each bundle: so none takes the
/// connections of another.
package final class ProxyAddresses: Sendable {
    private let make: @Sendable (String) -> String

    /// - Parameter make: Gives the address for a bundle, as libcurl names it; the same for the same bundle.
    package init(_ make: @escaping @Sendable (String) -> String) { self.make = make }

    func address(for bundle: String) -> String { make(bundle) }
}

extension ProxyAddresses: Hashable {
    package static func == (left: ProxyAddresses, right: ProxyAddresses) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
