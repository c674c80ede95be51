// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of an address, by the names that the format has for them.
enum URLPart {
    static func value(_ name: String, of url: String) -> String? {
        guard let components = URLComponents(string: url) else { return nil }
        return switch name {
        case "Scheme": components.scheme
        case "User": components.user
        case "Password": components.password
        case "Host": components.host
        case "Port": components.port.map { String($0) }
        case "Path": components.path
        case "Query": components.query
        case "Fragment": components.fragment
        default: nil
        }
    }
}
