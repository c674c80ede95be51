// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where a client of a SOCKS server wants to go, and how the two talk until then (RFC 1928, RFC 1929).
struct SocksRequest: Hashable, Sendable {
    /// What the server answers, as RFC 1928 numbers it.
    enum Reply: UInt8 {
        case succeeded = 0
        case failed = 1
        case networkUnreachable = 3
        case hostUnreachable = 4
        case refused = 5
        case unknownCommand = 7
        case unknownAddress = 8

        /// With no address: nobody needs it for a connection that is there.
        var bytes: [UInt8] { [5, rawValue, 0, 1, 0, 0, 0, 0, 0, 0] }
    }

    /// Why a client is turned away.
    enum Refusal: Error {
        /// It does not speak the protocol, or went away.
        case silent
        /// It is told why.
        case told([UInt8])
    }

    /// A name, or an address in numbers.
    var host: String
    var port: UInt16

    private static let (version, byPassword): (UInt8, UInt8) = (5, 2)

    /// Reads what a client wants, and answers up to there.
    ///
    /// - Parameters:
    ///   - admit: Whether a client of a name may go on, with the password that it gives.
    ///   - read: Gives as many bytes as are asked for; throws where they don't come.
    static func read(
        admit: (_ name: [UInt8], _ password: [UInt8]) -> Bool, _ read: (Int) throws(Refusal) -> [UInt8],
        _ write: ([UInt8]) throws(Refusal) -> Void
    ) throws(Refusal) -> SocksRequest {
        let greeting = try read(2)
        guard greeting[0] == version else { throw .silent }
        guard try read(Int(greeting[1])).contains(byPassword) else { throw .told([version, 0xFF]) }
        try write([version, byPassword])
        let lengths = try read(2)
        let name = try read(Int(lengths[1]))
        let password = try read(Int(try read(1)[0]))
        guard lengths[0] == 1, admit(name, password) else { throw .told([1, 1]) }
        try write([1, 0])
        let head = try read(4)
        guard head[0] == version else { throw .silent }
        guard head[1] == 1 else { throw .told(Reply.unknownCommand.bytes) }
        let host = try address(of: head[3], read)
        let port = try read(2)
        return SocksRequest(host: host, port: UInt16(port[0]) << 8 | UInt16(port[1]))
    }

    private static func address(
        of kind: UInt8, _ read: (Int) throws(Refusal) -> [UInt8]
    ) throws(Refusal) -> String {
        switch kind {
        case 1: return try read(4).map(String.init).joined(separator: ".")
        case 3:
            let name = try read(Int(try read(1)[0]))
            // A name with a zero byte would be read as another one.
            guard !name.isEmpty, !name.contains(0), let text = String(validating: name, as: UTF8.self) else {
                throw .told(Reply.unknownAddress.bytes)
            }
            return text
        case 4:
            let bytes = try read(16)
            return stride(from: 0, to: 16, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
                .joined(separator: ":")
        default: throw .told(Reply.unknownAddress.bytes)
        }
    }
}
