// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SuggestionEngine {
    /// The engine whose ``state`` this was.
    ///
    /// Its suggestions are those that it would have given, but for the last digits of their probabilities.
    ///
    /// - Throws: ``SuggestionStateError`` where these aren't the bytes of a state.
    package init(state: [UInt8]) throws(SuggestionStateError) {
        self.init()
        let checksumStart = state.count - 8
        guard checksumStart > 0 else { throw .damaged }
        var checksum = StateReader(state[checksumStart...])
        guard try checksum.integer(UInt64.self) == StateFormat.checksum(state[..<checksumStart]) else {
            throw .damaged
        }
        var reader = StateReader(state[..<checksumStart])
        guard try reader.integer(UInt32.self) == StateFormat.mark else { throw .damaged }
        let version = try reader.integer(UInt8.self)
        guard version == StateFormat.version else { throw .unknownVersion(version) }
        try read(from: &reader)
        guard reader.isAtEnd else { throw .damaged }
    }

    private mutating func read(from reader: inout StateReader) throws(SuggestionStateError) {
        try roster.read(from: &reader)
        makeRoomForSlots()
        try contexts.read(from: &reader, slotCount: roster.slotCount)
        try habits.read(from: &reader, slotCount: roster.slotCount)
        for index in ranks.counts.indices {
            ranks.counts[index] = max(ContextRow.tiny, try reader.number(in: 0...StateFormat.greatestCount))
        }
        try weights.readSets(from: &reader)
        for set in 0..<2 { mixture.shares[set] = try reader.lanes(in: Mixture.range) }
        try biases.matches.read(biases.matches.values.indices, from: &reader)
        try biases.alternations.read(biases.alternations.values.indices, from: &reader)
        for _ in 0..<(try reader.count(atMost: roster.slotCount)) {
            let slot = try reader.slot(below: roster.slotCount)
            try weights.readShift(after: slot, from: &reader)
            try biases.actions.read(Biases.cells(of: Int(slot)), from: &reader)
        }
        for _ in 0..<(try reader.count(atMost: roster.slotCount)) {
            let slot = try reader.slot(below: roster.slotCount)
            let strength = try reader.number(in: 0...Dislike.greatestStrength)
            dislikes[slot] = Dislike(strength: strength, localSeconds: try reader.seconds())
        }
        try readTrail(from: &reader)
        repeats = try reader.flag()
        eventsPerDay = try reader.number(in: 0...Self.greatestEventsPerDay)
        eventCount = Int(truncatingIfNeeded: try reader.integer(UInt64.self) & 0x7FFF_FFFF_FFFF_FFFF)
    }

    private mutating func readTrail(from reader: inout StateReader) throws(SuggestionStateError) {
        trail.previous = try reader.integer()
        trail.beforePrevious = try reader.integer()
        for slot in [trail.previous, trail.beforePrevious] where slot != .none {
            guard Int(slot) < roster.slotCount else { throw .damaged }
        }
        trail.lastRank = try reader.integer()
        trail.rankBefore = try reader.integer()
        guard trail.lastRank <= RankClass.far, trail.rankBefore <= RankClass.far else { throw .damaged }
        let seconds = try reader.integer(Int64.self)
        guard (-1...Occasion.latest).contains(seconds) else { throw .damaged }
        trail.localSeconds = seconds < 0 ? nil : seconds
    }
}

extension Roster {
    mutating func read(from reader: inout StateReader) throws(SuggestionStateError) {
        makeSlots(try reader.count(atMost: Self.greatestCount))
        var isUsed = [Bool](repeating: false, count: slotCount)
        for _ in 0..<(try reader.count(atMost: slotCount)) {
            let slot = try reader.slot(below: slotCount)
            let action = ActionID(try reader.integer())
            guard self.slot(of: action) == nil, !isUsed[Int(slot)] else { throw .damaged }
            isUsed[Int(slot)] = true
            let fast = try reader.number(in: 0...StateFormat.greatestCount)
            let slow = try reader.number(in: 0...StateFormat.greatestCount)
            let seconds = try reader.seconds()
            let interval = try reader.number(in: 0...Self.greatestInterval)
            restore(action, slot, fast: fast, slow: slow, at: seconds, interval: interval)
        }
        makeRestVacant()
        setTotals(
            fast: try reader.number(in: 0...StateFormat.greatestCount),
            slow: try reader.number(in: 0...StateFormat.greatestCount))
    }
}

extension ContextTable {
    fileprivate mutating func read(
        from reader: inout StateReader, slotCount: Int
    ) throws(SuggestionStateError) {
        for _ in 0..<(try reader.count(atMost: Self.greatestCapacity)) {
            let key = ContextKey(bits: try reader.integer())
            guard key.context != nil, index(of: key) < 0, key.names(onlySlotsBelow: slotCount) else { throw .damaged }
            var row = ContextRow()
            row.total = try reader.number(in: 0...StateFormat.greatestCount)
            let stamp: UInt32 = try reader.integer()
            let seconds = try reader.seconds()
            for _ in 0..<Int(try reader.integer(UInt8.self)) {
                let slot = try reader.slot(below: slotCount)
                let count = try reader.number(in: 0...StateFormat.greatestCount)
                guard row.restore(slot, count: count) else { throw .damaged }
            }
            put(row, visitedAt: seconds, stamp: stamp, at: index(making: key))
        }
    }
}

extension Weights {
    fileprivate mutating func readSets(from reader: inout StateReader) throws(SuggestionStateError) {
        for set in 0..<2 {
            sets[set] = try reader.lanes(in: Self.least...Self.greatest)
            squares[set].sums = try reader.lanes(in: StateFormat.squares)
        }
    }

    fileprivate mutating func readShift(
        after slot: ActionSlot, from reader: inout StateReader
    ) throws(SuggestionStateError) {
        let shift = try reader.lanes(in: -Self.greatest...Self.greatest)
        restore(shift, try reader.lanes(in: StateFormat.squares), after: slot)
    }
}

extension BiasTable {
    fileprivate mutating func read(
        _ indices: Range<Int>, from reader: inout StateReader
    ) throws(SuggestionStateError) {
        for index in indices {
            let value = try reader.number(in: -Self.greatest...Self.greatest)
            restore(value, squares: try reader.number(in: StateFormat.squares), at: index)
        }
    }
}

extension Habits {
    fileprivate mutating func read(from reader: inout StateReader, slotCount: Int) throws(SuggestionStateError) {
        let days = Int32(truncatingIfNeeded: Occasion.latest / Occasion.secondsPerDay)
        let first = try reader.integer(Int32.self)
        guard (-1...days).contains(first) else { throw .damaged }
        firstDay = first < 0 ? nil : first
        for tile in tiles.indices {
            for _ in 0..<Int(try reader.integer(UInt8.self)) {
                let slot = try reader.slot(below: slotCount)
                let strength = try reader.number(in: 1e-6...HabitTile.greatestStrength)
                let day = try reader.integer(Int32.self)
                guard (0...days).contains(day), restore(slot, strength: strength, day: day, tile: tile) else {
                    throw .damaged
                }
            }
        }
    }
}
