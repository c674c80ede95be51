// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An ELF program that holds Swift classes by name and no code: enough for
/// the viewer at a program without running it.
package enum FixtureProgram {
    /// `e_machine` for this machine.
    package static var machine: UInt16 {
        #if arch(arm64)
        183
        #else
        62
        #endif
    }

    /// - Parameters:
    ///   - classes: With their modules, such as `Orders.IntentHandler`.
    ///   - libraries: The names of the shared libraries that it needs.
    ///   - machine: `e_machine` as the ELF header has it.
    package static func bytes(
        classes: [String] = [], libraries: [String] = [], machine: UInt16 = machine
    ) -> Data {
        var image = Image()
        let records = image.reserve(classes.count * 4)
        for (index, name) in classes.enumerated() {
            let parts = name.split(separator: ".").map(String.init)
            let module = image.descriptor(kind: 0, parent: nil, name: parts.first ?? "")
            let type = image.descriptor(kind: 16, parent: module, name: parts.last ?? "")
            image.setRelative(at: records + index * 4, to: type)
        }
        image.need(libraries)
        return image.finished(machine: machine, records: records, size: classes.count * 4)
    }

    /// Writes the program, ready to be run by somebody who does not know better.
    package static func write(
        to file: URL, classes: [String] = [], libraries: [String] = [], machine: UInt16 = machine
    ) throws {
        try bytes(classes: classes, libraries: libraries, machine: machine).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}

/// A file whose addresses are its offsets.
private struct Image {
    private static let headerSize = 64
    private static let segmentSize = 56
    private var bytes = [UInt8](repeating: 0, count: headerSize + 2 * segmentSize)

    mutating func reserve(_ count: Int) -> Int {
        bytes += [UInt8](repeating: 0, count: -bytes.count & 3)
        defer { bytes += [UInt8](repeating: 0, count: count) }
        return bytes.count
    }

    /// A type's or module's descriptor: flags, parent, name.
    mutating func descriptor(kind: UInt32, parent: Int?, name: String) -> Int {
        let place = reserve(12)
        set(kind, at: place)
        if let parent { setRelative(at: place + 4, to: parent) }
        let text = reserve(name.utf8.count + 1)
        bytes.replaceSubrange(text..<text + name.utf8.count, with: name.utf8)
        setRelative(at: place + 8, to: text)
        return place
    }

    /// The second segment: what the loader reads of the libraries.
    mutating func need(_ libraries: [String]) {
        let names = "\0" + libraries.map { $0 + "\0" }.joined()
        let nameTable = reserve(names.utf8.count)
        bytes.replaceSubrange(nameTable..<nameTable + names.utf8.count, with: names.utf8)
        var entries: [(tag: UInt64, value: Int)] = [(5, nameTable)]
        var offset = 1
        for library in libraries {
            entries.append((1, offset))
            offset += library.utf8.count + 1
        }
        let table = reserve((entries.count + 1) * 16)
        for (index, entry) in entries.enumerated() {
            set(entry.tag, at: table + index * 16)
            set(UInt64(entry.value), at: table + index * 16 + 8)
        }
        let segment = Self.headerSize + Self.segmentSize
        set(UInt32(2), at: segment)
        for place in [8, 16] { set(UInt64(table), at: segment + place) }
        set(UInt64((entries.count + 1) * 16), at: segment + 32)
    }

    mutating func setRelative(at place: Int, to target: Int) {
        set(Int32(target - place), at: place)
    }

    mutating func finished(machine: UInt16, records: Int, size: Int) -> Data {
        let names = "\0.text\0swift5_type_metadata\0.shstrtab\0"
        let nameTable = reserve(names.utf8.count)
        bytes.replaceSubrange(nameTable..<nameTable + names.utf8.count, with: names.utf8)
        let table = reserve(4 * 64)
        let sections = [(0, 0, 0), (1, 0, 0), (7, records, size), (29, nameTable, names.utf8.count)]
        for (index, section) in sections.enumerated() where index > 0 {
            let place = table + index * 64
            set(UInt32(section.0), at: place)
            for offset in [16, 24] { set(UInt64(section.1), at: place + offset) }
            set(UInt64(section.2), at: place + 32)
        }
        setHeader(machine: machine, sectionTable: table)
        return Data(bytes)
    }

    private mutating func setHeader(machine: UInt16, sectionTable: Int) {
        bytes.replaceSubrange(0..<7, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1])
        set(UInt16(3), at: 16)
        set(machine, at: 18)
        set(UInt64(Self.headerSize), at: 32)
        set(UInt64(sectionTable), at: 40)
        for (place, value) in [(52, 64), (54, 56), (56, 2), (58, 64), (60, 4), (62, 3)] {
            set(UInt16(value), at: place)
        }
        set(UInt32(1), at: Self.headerSize)
        for offset in [32, 40] { set(UInt64(bytes.count), at: Self.headerSize + offset) }
    }

    private mutating func set<Number: FixedWidthInteger>(_ number: Number, at place: Int) {
        withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(place..<place + $0.count, with: $0) }
    }
}
