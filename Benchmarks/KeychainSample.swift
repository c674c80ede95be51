// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// The passwords that are read, and the frames that carry one read.
enum KeychainSample {
    static func item(_ number: Int) -> KeychainRequest.Attributes {
        var item = query(number)
        item[KeychainKey.returnData] = nil
        item[KeychainKey.matchLimit] = nil
        item[KeychainKey.valueData] = .data(Data("a password of usual length".utf8))
        return item
    }

    /// As the fixture's extension asks.
    static func query(_ number: Int) -> KeychainRequest.Attributes {
        [
            KeychainKey.itemClass: .string(KeychainKey.genericPassword), KeychainKey.account: .string("me\(number)"),
            KeychainKey.service: .string("org.example.modern"), KeychainKey.returnData: .boolean(true),
            KeychainKey.matchLimit: .string(KeychainKey.matchLimitOne),
        ]
    }

    static func frames() throws -> (call: Data, result: Data) {
        let reply = KeychainReply(.success, result: .data(Data("a password of usual length".utf8)))
        let query = KeychainRequest.copyMatching(query(500))
        return (
            try FrameEncoder.encode(MessageFromExtension.call(id: 5000, .keychain(query))),
            try FrameEncoder.encode(
                MessageToExtension.result(id: 5000, SystemAnswer(to: query, .success(reply))))
        )
    }
}
