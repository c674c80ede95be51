// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ProgramFile {
    /// More entries than any program has.
    private static let entryLimit = 4096
    /// As long as the name of a file may be.
    private static let nameLimit = 255

    /// The tags of entries, as elf(5) numbers them.
    private enum Tag {
        static let end: UInt64 = 0
        static let needed: UInt64 = 1
        static let names: UInt64 = 5
    }

    /// The names of the shared libraries that the program needs, in its order; none where the table is damaged, with
    /// which no loader starts it.
    func libraries() throws(Refusal) -> [String] {
        guard let segment = try segments(.dynamic).first, let offset = Int(exactly: segment.offset) else { return [] }
        let size = Int(min(segment.size, UInt64(Self.entryLimit * 16)))
        let entries = ByteReader(try bytes(at: offset, count: size))
        var needed: [UInt64] = []
        var names: UInt64?
        for place in stride(from: 0, to: size, by: 16) {
            guard let tag = entries.uint64(at: place), let value = entries.uint64(at: place + 8), tag != Tag.end else {
                break
            }
            if tag == Tag.needed { needed.append(value) }
            if tag == Tag.names { names = value }
        }
        guard let names else { return [] }
        let map = AddressMap(try segments())
        var libraries: [String] = []
        for name in needed {
            guard let place = map.offset(of: names &+ name),
                let text = try text(at: place, limit: Self.nameLimit)
            else { continue }
            libraries.append(text)
        }
        return libraries
    }
}
