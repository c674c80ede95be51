// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences

/// What `ExtensionPlugin` leaves in a program: the type `ExtensionMain`, in which the program begins.
enum ExtensionEntry {
    private static let name = Array("ExtensionMain".utf8)
    /// What begins the name of the prebuilt SDK's library, which a program with it needs.
    private static let library = Array("libBeckonSDK-".utf8)
    /// What stands around the name in the type's descriptor, and in its symbols. `NSExtensionMain` is in every
    /// program with the SDK.
    private static let surroundings = [("\0", "\0"), ("13", "O")].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// Whether a program is one for this machine and begins elsewhere, so that as an extension it ends as soon as it is
    /// started.
    ///
    /// - Parameter mayBeOther: A program without the SDK may speak to the system by itself, and lacks nothing.
    /// - Throws: ``InstallError`` where the file cannot be read.
    static func isMissing(in file: URL, mayBeOther: Bool) throws(InstallError) -> Bool {
        let program: Data
        do {
            program = try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            throw Disk.error("read", file, error)
        }
        guard program.starts(with: [0x7F, 0x45, 0x4C, 0x46]), !isIn(program) else { return false }
        guard mayBeOther else { return true }
        return program.withUnsafeBytes { bytes in
            [name, library].contains { position(of: $0, in: bytes, from: 0) != nil }
        }
    }

    /// Whether a program has it.
    static func isIn(_ program: Data) -> Bool {
        program.withUnsafeBytes { bytes in
            var start = 0
            while let found = position(of: name, in: bytes, from: start) {
                let end = found + name.count
                let isType = surroundings.contains { before, after in
                    found >= before.count && end + after.count <= bytes.count
                        && bytes[found - before.count..<found].elementsEqual(before)
                        && bytes[end..<end + after.count].elementsEqual(after)
                }
                if isType { return true }
                start = found + 1
            }
            return false
        }
    }

    private static func position(of name: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var index = start
        while index + name.count <= bytes.count,
            let letter = memchr(base + index, Int32(name[0]), bytes.count - index - name.count + 1)
        {
            index = UnsafeRawPointer(letter) - base
            if bytes[index..<index + name.count].elementsEqual(name) { return index }
            index += 1
        }
        return nil
    }
}
