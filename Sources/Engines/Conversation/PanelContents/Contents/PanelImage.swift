// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import IntentValues

/// A picture in a panel, loaded when the panel is drawn.
package struct PanelImage: Hashable, Sendable {
    package var value: ImageValue

    package init(_ value: ImageValue) { self.value = value }
}

extension PanelImage: Encodable {
    private enum Key: String, CodingKey {
        case name, symbol, address, bytes
    }

    /// Where the picture is; of its bytes only how many there are.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch value {
        case .named(let name): try container.encode(name, forKey: .name)
        case .system(let name): try container.encode(name, forKey: .symbol)
        case .url(let url): try container.encode(url.absoluteString, forKey: .address)
        case .data(let data): try container.encode(data.count, forKey: .bytes)
        }
    }
}
