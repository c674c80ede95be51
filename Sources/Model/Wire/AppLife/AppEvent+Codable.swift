// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension AppEvent: Codable {
    private enum Key: String, CodingKey {
        case happens, delivery
    }

    private enum Kind: String, Codable {
        case launch, foreground, resignActive, background, memoryWarning, terminate
    }

    /// - Throws: `DecodingError` when the event is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func delivery() throws -> Delivery? { try container.decodeIfPresent(Delivery.self, forKey: .delivery) }
        self =
            switch try container.decode(Kind.self, forKey: .happens) {
            case .launch: .launch(try delivery())
            case .foreground: .foreground(try delivery())
            case .resignActive: .resignActive
            case .background: .background
            case .memoryWarning: .memoryWarning
            case .terminate: .terminate
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .happens)
        try container.encodeIfPresent(delivery, forKey: .delivery)
    }

    /// What comes with the event.
    package var delivery: Delivery? {
        switch self {
        case .launch(let delivery), .foreground(let delivery): delivery
        case .resignActive, .background, .memoryWarning, .terminate: nil
        }
    }

    private var kind: Kind {
        switch self {
        case .launch: .launch
        case .foreground: .foreground
        case .resignActive: .resignActive
        case .background: .background
        case .memoryWarning: .memoryWarning
        case .terminate: .terminate
        }
    }
}
