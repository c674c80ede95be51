// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Values and messages in the form of D-Bus, in little-endian; see its specification, ‘Message Protocol’.
struct BusBytes {
    private(set) var bytes: [UInt8] = []

    private mutating func align(_ alignment: Int) {
        while bytes.count % alignment != 0 { bytes.append(0) }
    }

    mutating func number(_ number: UInt32) {
        align(4)
        for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    mutating func text(_ text: String) {
        number(UInt32(text.utf8.count))
        bytes += text.utf8 + [0]
    }

    private mutating func signature(_ text: String) { bytes += [UInt8(text.utf8.count)] + text.utf8 + [0] }

    /// Structures, with their length in bytes in front.
    private mutating func array(_ body: (inout BusBytes) -> Void) {
        number(0)
        let place = bytes.count - 4
        align(8)
        let start = bytes.count
        body(&self)
        for shift in 0..<4 { bytes[place + shift] = UInt8(truncatingIfNeeded: (bytes.count - start) >> (8 * shift)) }
    }

    /// A dictionary with a flag in it, and some texts.
    mutating func dictionary(_ texts: [String: String]) {
        array { array in
            array.align(8)
            array.text("persistent")
            array.signature("b")
            array.number(1)
            for (key, text) in texts {
                array.align(8)
                array.text(key)
                array.signature("s")
                array.text(text)
            }
        }
    }

    // MARK: - Messages

    /// The reply to the call with a serial; the client counts from 1.
    static func reply(_ signature: String, _ body: BusBytes, to serial: UInt32) -> [UInt8] {
        message(2, signature, body, answering: serial, [])
    }

    /// A refusal of the call with a serial.
    static func error(to serial: UInt32) -> [UInt8] {
        message(3, "", BusBytes(), answering: serial, [(4, "s", "org.example.Refused")])
    }

    /// The portal's answer to a request.
    static func response(_ body: BusBytes, at path: String) -> [UInt8] {
        message(
            4, "ua{sv}", body, answering: nil,
            [(1, "o", path), (2, "s", "org.freedesktop.portal.Request"), (3, "s", "Response"), (7, "s", ":1.7")])
    }

    private static func message(
        _ kind: UInt8, _ signature: String, _ body: BusBytes, answering serial: UInt32?,
        _ fields: [(UInt8, String, String)]
    ) -> [UInt8] {
        var message = BusBytes()
        message.bytes = [UInt8(ascii: "l"), kind, 0, 1]
        message.number(UInt32(body.bytes.count))
        message.number(9)
        message.array { head in
            for (code, type, text) in fields {
                head.align(8)
                head.bytes.append(code)
                head.signature(type)
                head.text(text)
            }
            if let serial {
                head.align(8)
                head.bytes.append(5)
                head.signature("u")
                head.number(serial)
            }
            guard !signature.isEmpty else { return }
            head.align(8)
            head.bytes.append(8)
            head.signature("g")
            head.signature(signature)
        }
        message.align(8)
        return message.bytes + body.bytes
    }
}
