// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DecodingError {
    /// Where the mistake is, such as `contents[0].fill`, or a missing key should be; empty for the value as a whole.
    package var place: String {
        let path: [any CodingKey] =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            case .keyNotFound(let key, let context): context.codingPath + [key]
            @unknown default: []
            }
        return path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}
