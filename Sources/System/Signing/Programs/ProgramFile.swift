// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Sentences

/// What Beckon wants to know of a bundle's executable: an ELF file of 64 bits,
/// little-endian, as both of Beckon's architectures have them.
///
/// The file may be anything; every number in it is checked against what is
/// there before it is used. See elf(5).
struct ProgramFile: ~Copyable {
    /// Why a file is no program.
    struct Refusal: Error, Hashable {
        var reason: Sentence

        init(_ reason: Sentence) { self.reason = reason }
    }

    /// A part of the file that is named.
    struct Section {
        var name: UInt32
        var address: UInt64
        var offset: UInt64
        var size: UInt64
    }

    /// A part of the file that comes into memory.
    struct Segment {
        /// The types that are asked for, as elf(5) numbers them.
        enum Kind: UInt32 {
            case loaded = 1
            case dynamic = 2
        }

        var address: UInt64
        var offset: UInt64
        var size: UInt64
    }

    let architecture: BundleArchitecture
    let descriptor: Descriptor
    private let header: ByteReader

    /// Takes an open file.
    ///
    /// - Throws: ``Refusal`` where the file is no program, or one of a machine that Beckon does not know.
    static func reading(_ descriptor: consuming Descriptor) throws(Refusal) -> ProgramFile {
        let bytes = try read(descriptor, at: 0, count: 64)
        let header = ByteReader(bytes)
        if bytes.starts(with: Array("#!".utf8)) { throw Refusal("it is a script") }
        guard bytes.count == 64, bytes.starts(with: [0x7F] + Array("ELF".utf8)) else {
            throw Refusal("it is not an ELF file")
        }
        guard bytes[4] == 2, bytes[5] == 1, let type = header.uint16(at: 16), type == 2 || type == 3 else {
            throw Refusal("it is not a 64-bit ELF program")
        }
        let machine = header.uint16(at: 18) ?? 0
        guard let architecture = BundleArchitecture(machine: machine) else {
            throw Refusal("its machine is number \(machine), which Beckon does not know")
        }
        return ProgramFile(architecture: architecture, descriptor: descriptor, header: header)
    }

    private init(architecture: BundleArchitecture, descriptor: consuming Descriptor, header: ByteReader) {
        self.architecture = architecture
        self.descriptor = descriptor
        self.header = header
    }

    /// The segments of a kind, or none where the table is damaged.
    func segments(_ kind: Segment.Kind = .loaded) throws(Refusal) -> [Segment] {
        let table = try table(offsetAt: 32, entrySizeAt: 54, countAt: 56, entrySize: 56)
        return table.compactMap { entry in
            guard entry.uint32(at: 0) == kind.rawValue, let offset = entry.uint64(at: 8),
                let address = entry.uint64(at: 16), let size = entry.uint64(at: 32)
            else { return nil }
            return Segment(address: address, offset: offset, size: size)
        }
    }

    /// The section of a name; nil if there is none, or the names were stripped.
    func section(_ name: String) throws(Refusal) -> Section? {
        let sections = try table(offsetAt: 40, entrySizeAt: 58, countAt: 60, entrySize: 64).compactMap(Self.section)
        guard let index = header.uint16(at: 62).map(Int.init), sections.indices.contains(index),
            let offset = Int(exactly: sections[index].offset)
        else { return nil }
        for section in sections {
            let (place, overflow) = offset.addingReportingOverflow(Int(section.name))
            guard !overflow, try text(at: place, limit: name.utf8.count) == name else { continue }
            return section
        }
        return nil
    }

    /// The text that ends in a zero byte; nil if it is longer than the limit or no UTF-8.
    func text(at offset: Int, limit: Int) throws(Refusal) -> String? {
        let bytes = try Self.read(descriptor, at: offset, count: limit + 1)
        guard let end = bytes.firstIndex(of: 0) else { return nil }
        return String(validating: bytes[..<end], as: UTF8.self)
    }

    /// Up to `count` bytes of the file.
    func bytes(at offset: Int, count: Int) throws(Refusal) -> [UInt8] {
        try Self.read(descriptor, at: offset, count: count)
    }

    private static func section(_ entry: ByteReader) -> Section? {
        guard let name = entry.uint32(at: 0), let address = entry.uint64(at: 16), let offset = entry.uint64(at: 24),
            let size = entry.uint64(at: 32)
        else { return nil }
        return Section(name: name, address: address, offset: offset, size: size)
    }

    /// A table of the header: its place and the size and number of its entries stand at the given places.
    private func table(
        offsetAt place: Int, entrySizeAt: Int, countAt: Int, entrySize: Int
    ) throws(Refusal) -> [ByteReader] {
        guard let offset = header.uint64(at: place).flatMap(Int.init(exactly:)),
            header.uint16(at: entrySizeAt).map(Int.init) == entrySize, let count = header.uint16(at: countAt)
        else { return [] }
        let bytes = try Self.read(descriptor, at: offset, count: Int(count) * entrySize)
        return stride(from: 0, to: bytes.count - bytes.count % entrySize, by: entrySize).map {
            ByteReader(Array(bytes[$0..<$0 + entrySize]))
        }
    }

    private static func read(
        _ descriptor: borrowing Descriptor, at offset: Int, count: Int
    ) throws(Refusal) -> [UInt8] {
        guard offset >= 0 else { return [] }
        do {
            return try descriptor.bytes(at: offset, count: count)
        } catch {
            throw Refusal("it cannot be read: \(error)")
        }
    }

    /// Whether the program itself has a Swift class, found as the runtime finds it by name: in
    /// the section `swift5_type_metadata`, which stripping leaves in place.
    ///
    /// See *TypeMetadata* in the Swift project's ABI documents: the section is a list of relative
    /// pointers to descriptors, each with flags, its parent and its name.
    ///
    /// - Parameter name: Module and class, such as `Orders.IntentHandler`.
    /// - Returns: Nil if the file does not say: it has no section names, or the name is not of
    ///   that form.
    func hasClass(_ name: String) throws(Refusal) -> Bool? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        guard let types = try section("swift5_type_metadata") else {
            return try section(".text") == nil ? nil : false
        }
        let map = AddressMap(try segments())
        guard let offset = Int(exactly: types.offset) else { return nil }
        let size = min(types.size, UInt64(Self.typeLimit * 4))
        let records = ByteReader(try bytes(at: offset, count: Int(size)))
        for place in stride(from: 0, to: Int(size), by: 4) {
            guard let record = records.int32(at: place) else { break }
            // The low bits tell how the pointer is to be taken; only a plain one is of use in a file.
            guard record & 3 == 0 else { continue }
            let descriptor = types.address &+ UInt64(place) &+ UInt64(bitPattern: Int64(record))
            if try isClass(parts[1], of: parts[0], at: descriptor, map) { return true }
        }
        return false
    }

    /// More types than any program has.
    private static let typeLimit = 1 << 18

    private enum Kind {
        static let module: UInt32 = 0
        static let `class`: UInt32 = 16
        static let mask: UInt32 = 31
    }

    private func isClass(
        _ name: String, of module: String, at address: UInt64, _ map: AddressMap
    ) throws(Refusal) -> Bool {
        guard let found = try descriptor(at: address, map, nameLimit: name.utf8.count), found.kind == Kind.class,
            found.name == name
        else { return false }
        // Through a table that only the loader fills: the module is unknown, and is assumed to be right.
        guard let parent = found.parent else { return true }
        let outer = try descriptor(at: parent, map, nameLimit: module.utf8.count)
        return outer?.kind == Kind.module && outer?.name == module
    }

    private struct TypeDescriptor {
        var kind: UInt32
        /// Nil if the pointer goes through a table.
        var parent: UInt64?
        /// Nil if it is longer than was asked for.
        var name: String?
    }

    private func descriptor(
        at address: UInt64, _ map: AddressMap, nameLimit: Int
    ) throws(Refusal) -> TypeDescriptor? {
        guard let offset = map.offset(of: address) else { return nil }
        let fields = ByteReader(try bytes(at: offset, count: 12))
        guard let flags = fields.uint32(at: 0), let parent = fields.int32(at: 4), let name = fields.int32(at: 8),
            let nameOffset = map.offset(of: address &+ 8 &+ UInt64(bitPattern: Int64(name)))
        else { return nil }
        return TypeDescriptor(
            kind: flags & Kind.mask,
            parent: parent & 1 == 1 ? nil : address &+ 4 &+ UInt64(bitPattern: Int64(parent)),
            name: try text(at: nameOffset, limit: nameLimit))
    }
}

/// Little-endian numbers in bytes; nil if there are too few.
struct ByteReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func uint16(at place: Int) -> UInt16? { number(at: place, size: 2).map { UInt16(truncatingIfNeeded: $0) } }

    func uint32(at place: Int) -> UInt32? { number(at: place, size: 4).map { UInt32(truncatingIfNeeded: $0) } }

    func int32(at place: Int) -> Int32? { uint32(at: place).map(Int32.init(bitPattern:)) }

    func uint64(at place: Int) -> UInt64? { number(at: place, size: 8) }

    private func number(at place: Int, size: Int) -> UInt64? {
        guard place >= 0, place + size <= bytes.count else { return nil }
        return bytes[place..<place + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// Where an address of a running program stands in its file.
struct AddressMap {
    private let segments: [ProgramFile.Segment]

    init(_ segments: [ProgramFile.Segment]) { self.segments = segments }

    func offset(of address: UInt64) -> Int? {
        for segment in segments where address >= segment.address && address - segment.address < segment.size {
            let (offset, overflow) = segment.offset.addingReportingOverflow(address - segment.address)
            return overflow ? nil : Int(exactly: offset)
        }
        return nil
    }
}
