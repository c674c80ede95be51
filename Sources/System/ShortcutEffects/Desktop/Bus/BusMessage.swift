// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A message of D-Bus, as far as a client has to know of it.
///
/// In the byte order of this machine when written, and read in little-endian, as the bus passes on what a Linux desktop
/// writes. See the D-Bus specification, ‘Message Protocol’.
struct BusMessage: Sendable {
    enum Kind: UInt8 {
        case call = 1, reply, error, signal
    }

    /// No message that concerns us is longer, in bytes.
    static let limit = 1 << 20

    var kind: Kind
    var serial: UInt32
    /// The serial of the call that this answers.
    var answers: UInt32?
    var path: String?
    var interface: String?
    var member: String?
    var destination: String?
    var signature = ""
    var body: [UInt8] = []

    /// Calls a method.
    init(
        calling member: String, of interface: String, at path: String, on destination: String, serial: UInt32,
        signature: String = "", body: [UInt8] = []
    ) {
        kind = .call
        self.serial = serial
        (self.path, self.interface, self.member, self.destination) = (path, interface, member, destination)
        (self.signature, self.body) = (signature, body)
    }

    // MARK: - Bytes

    private enum Field {
        static let path: UInt8 = 1
        static let interface: UInt8 = 2
        static let member: UInt8 = 3
        static let answers: UInt8 = 5
        static let destination: UInt8 = 6
        static let signature: UInt8 = 8
    }

    var bytes: [UInt8] {
        var writer = BusWriter()
        writer.bytes = [UInt8(ascii: "l"), kind.rawValue, 0, 1]
        writer.number(UInt32(body.count))
        writer.number(serial)
        writer.array(alignment: 8) { writer in
            for (code, type, text) in [
                (Field.path, "o", path), (Field.interface, "s", interface), (Field.member, "s", member),
                (Field.destination, "s", destination),
            ] {
                guard let text else { continue }
                writer.align(8)
                writer.bytes.append(code)
                writer.signature(type)
                writer.text(text)
            }
            guard !signature.isEmpty else { return }
            writer.align(8)
            writer.bytes.append(Field.signature)
            writer.signature("g")
            writer.signature(signature)
        }
        writer.align(8)
        return writer.bytes + body
    }

    /// How long a message is that begins with these 16 bytes; nil if they begin none.
    static func length(of head: [UInt8]) -> Int? {
        guard head.count == 16, head[0] == UInt8(ascii: "l"), head[3] == 1 else { return nil }
        var reader = BusReader(Array(head[4...]))
        guard let body = reader.number(), reader.number() != nil, let fields = reader.number() else { return nil }
        let length = 16 + (Int(fields) + 7) / 8 * 8 + Int(body)
        return length <= limit ? length : nil
    }

    /// Nil if the bytes are no message.
    init?(_ bytes: [UInt8]) {
        guard Self.length(of: Array(bytes.prefix(16))) == bytes.count, let kind = Kind(rawValue: bytes[1]) else {
            return nil
        }
        self.kind = kind
        var reader = BusReader(bytes)
        reader.position = 4
        guard let bodySize = reader.number(), let serial = reader.number(), let fields = reader.number() else {
            return nil
        }
        self.serial = serial
        let end = 16 + Int(fields)
        while reader.position < end {
            reader.align(8)
            guard let code = reader.byte(), let type = reader.signature() else { return nil }
            switch type {
            case "s", "o":
                guard let text = reader.text() else { return nil }
                set(code, text)
            case "g":
                guard let text = reader.signature() else { return nil }
                if code == Field.signature { signature = text }
            case "u":
                guard let number = reader.number() else { return nil }
                if code == Field.answers { answers = number }
            default: return nil
            }
        }
        body = Array(bytes.suffix(Int(bodySize)))
    }

    private mutating func set(_ code: UInt8, _ text: String) {
        switch code {
        case Field.path: path = text
        case Field.interface: interface = text
        case Field.member: member = text
        case Field.destination: destination = text
        default: break
        }
    }
}
