// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why the network of apps can't be slowed down.
package struct NetworkRelayError: Error, Hashable, Sendable {
    /// What the system says.
    package var reason: String
}

extension NetworkRelayError: PersonReadable {
    package var sentence: Sentence { "cannot slow down the network of apps, because no port is free: \(reason)" }
}
