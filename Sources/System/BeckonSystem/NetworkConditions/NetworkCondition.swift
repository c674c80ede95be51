// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the network is that apps and shortcuts have.
package enum NetworkCondition: String, Codable, Hashable, Sendable, CaseIterable {
    /// As the machine's own is.
    case full
    /// A slow one, as by third-generation mobile radio.
    case threeG
    /// A very slow one, as by EDGE at the edge of a village.
    case edge
    /// None at all.
    case offline

    /// How long what is sent is under way in each direction.
    var delay: Duration {
        switch self {
        case .full, .offline: .zero
        case .threeG: .milliseconds(100)
        case .edge: .milliseconds(400)
        }
    }

    /// Bytes a second that come to an app, of all its connections together; nil for as many as there are.
    ///
    /// Those of Apple's Network Link Conditioner: 780 and 240 kbit/s.
    var receivedBytes: Int? {
        switch self {
        case .full, .offline: nil
        case .threeG: 97_500
        case .edge: 30_000
        }
    }

    /// Bytes a second that go from an app; nil for as many as there are.
    ///
    /// Those of Apple's Network Link Conditioner: 330 and 200 kbit/s.
    var sentBytes: Int? {
        switch self {
        case .full, .offline: nil
        case .threeG: 41_250
        case .edge: 25_000
        }
    }
}
