// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an open page comes back with after a new start: where it looks for the device, and what it was let in with.
///
/// A browser that knows it may use the device, so it is stored where only the person can read it.
package struct DeviceKey: Codable, Hashable, Sendable {
    package let port: UInt16
    /// What is in the cookie.
    let pass: String

    init(port: UInt16, pass: String) {
        self.port = port
        self.pass = pass
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        port = try container.decode(UInt16.self, forKey: .port)
        pass = try container.decode(String.self, forKey: .pass)
        // We make no pass that is short or that a browser would read differently.
        guard port >= 1024, pass.utf8.count == 64, pass.utf8.allSatisfy(\.isHexDigit) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: "it is not a device key"))
        }
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}
