// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import Keychain

@Suite("The bytes of an item")
struct ItemBytesTests {
    private static let item = KeychainItem(
        itemClass: .internetPassword, group: "AAAAAAAAAA.org.example.shared",
        attributes: [
            "acct": .string("me 我"), "srvr": .data(Data([0, 255, 7])), "port": .integer(-8080), "sync": .boolean(true),
            "invi": .boolean(false), "path": .string(""), "gena": .data(Data()),
        ],
        created: Date(timeIntervalSinceReferenceDate: -0.125), modified: Date(timeIntervalSinceReferenceDate: 8e8))

    @Test("give the item again")
    func roundTrip() throws {
        let bytes = try #require(Self.item.bytes)
        #expect(KeychainItem(bytes: bytes) == Self.item)
        // A part of other data begins elsewhere than at zero.
        #expect(KeychainItem(bytes: (Data([9]) + bytes).dropFirst()) == Self.item)
    }

    @Test("are refused when any of them is missing or one follows")
    func cutShort() throws {
        let bytes = try #require(Self.item.bytes)
        for count in 0..<bytes.count { #expect(KeychainItem(bytes: bytes.prefix(count)) == nil, "\(count)") }
        #expect(KeychainItem(bytes: bytes + Data([0])) == nil)
    }

    @Test("are refused in another version, and never read past their end")
    func changed() throws {
        let bytes = try #require(Self.item.bytes)
        for place in bytes.indices {
            var other = bytes
            other[place] ^= 0xFF
            #expect(KeychainItem(bytes: other) != Self.item)
        }
        #expect(KeychainItem(bytes: Data([2]) + bytes.dropFirst()) == nil)
    }

    @Test(
        "hold no value that no attribute has",
        arguments: [.real(1), .date(Date(timeIntervalSinceReferenceDate: 0)), .array([]), .dictionary([:])]
            as [PropertyListValue])
    func otherKinds(value: PropertyListValue) {
        var item = Self.item
        item.attributes["labl"] = value
        #expect(item.bytes == nil)
    }

    @Test("hold a yes or a no as one byte of two, and are refused with any other")
    func booleans() throws {
        var item = Self.item
        item.attributes = ["sync": .boolean(true)]
        var bytes = try #require(item.bytes)
        for byte in UInt8.min...UInt8.max {
            bytes[bytes.index(before: bytes.endIndex)] = byte
            let value = KeychainItem(bytes: bytes)?.attributes["sync"]
            #expect(value == (byte < 2 ? .boolean(byte == 1) : nil))
        }
    }
}
