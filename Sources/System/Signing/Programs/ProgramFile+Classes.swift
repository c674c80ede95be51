// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ProgramFile {
    /// Whether the program itself has a Swift class, found as the runtime finds it by name: in
    /// the section `swift5_type_metadata`, which stripping leaves in place.
    ///
    /// See *TypeMetadata* in the Swift project's ABI documents: the section is a list of relative
    /// pointers to descriptors, each with flags, its parent and its name.
    ///
    /// - Parameter name: Module and class, such as `Orders.IntentHandler`.
    /// - Returns: Nil where the file does not say: it has no section names, or the name is not of
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
        /// Nil where the pointer goes through a table.
        var parent: UInt64?
        /// Nil where it is longer than was asked for.
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

/// Where an address of a running program stands in its file.
private struct AddressMap {
    private let segments: [ProgramFile.Segment]

    init(_ segments: [ProgramFile.Segment]) {
        self.segments = segments
    }

    func offset(of address: UInt64) -> Int? {
        for segment in segments where address >= segment.address && address - segment.address < segment.size {
            let (offset, overflow) = segment.offset.addingReportingOverflow(address - segment.address)
            return overflow ? nil : Int(exactly: offset)
        }
        return nil
    }
}
