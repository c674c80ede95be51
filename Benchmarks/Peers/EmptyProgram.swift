// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The smallest program there is: it ends at once, and needs no library.
enum EmptyProgram {
    /// Writes it as an executable file.
    static func write(to url: URL) throws {
        try bytes.write(to: url)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: url.path(percentEncoded: false))
    }

    /// An ELF file of one segment that holds the file itself; see elf(5).
    private static var bytes: Data {
        let address: UInt64 = 0x40_0000
        let headers: UInt64 = 64 + 56
        let length = headers + UInt64(code.count)
        var file = Data([0x7F] + Array("ELF".utf8) + [2, 1, 1] + [UInt8](repeating: 0, count: 9))
        func append<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) }
        }
        // An executable of this machine, version 1; entry, segments, no sections; flags.
        append(UInt16(2))
        append(machine)
        append(UInt32(1))
        append(address + headers)
        append(UInt64(64))
        append(UInt64(0))
        append(UInt32(0))
        // Sizes: of this header, of a segment's, one of them; none of a section's.
        for number in [64, 56, 1, 0, 0, 0] as [UInt16] { append(number) }
        // The segment: loaded, readable and executable, the whole file, on a page.
        append(UInt32(1))
        append(UInt32(5))
        for number in [0, address, address, length, length, 0x1000] { append(number) }
        return file + code
    }

    #if arch(x86_64)
    private static let machine: UInt16 = 62
    /// exit(0)
    private static let code = Data([0x31, 0xFF, 0xB8, 0x3C, 0, 0, 0, 0x0F, 0x05])
    #elseif arch(arm64)
    private static let machine: UInt16 = 183
    /// exit(0)
    private static let code = Data([0, 0, 0x80, 0xD2, 0xA8, 0x0B, 0x80, 0xD2, 1, 0, 0, 0xD4])
    #endif
}
