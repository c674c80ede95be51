// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Counts what a binary property list would be with every value written out in each place that names it.
///
/// The form lets any number of places name one value. Writers share texts and numbers that way; a file that shares
/// arrays in arrays can stand for a million times its own size.
struct PropertyListExpansion {
    /// What a value comes to with all that it names.
    struct Cost {
        var values: Int
        /// Of texts and data.
        var bytes: Int

        static func += (cost: inout Cost, other: Cost) {
            cost.values += other.values
            cost.bytes += other.bytes
        }
    }

    /// So many values cost nothing worth counting, however small the file is.
    private static let negligible = 10_000
    /// Tools may share a dictionary here and there, so a file may come to somewhat more than its size.
    private static let valuesPerByte = 2

    private let limits: PropertyListLimits
    private let fileSize: Int
    private var namedCount = 0
    /// Values whose costs are being counted, or are known.
    private var begun: Set<Int> = []
    /// Of the values that were counted, by their numbers.
    var costs: [Int: Cost] = [:]

    init(within limits: PropertyListLimits, fileSize: Int) {
        self.limits = limits
        self.fileSize = fileSize
    }

    /// Notes that a value's cost is being counted.
    ///
    /// - Returns: False if it is already, so that the value is within itself.
    mutating func begin(_ object: Int) -> Bool { begun.insert(object).inserted }

    /// Notes how many others a value names.
    ///
    /// - Returns: False if all together name more than the file has room for, so that values lie over one another.
    mutating func name(_ count: Int) -> Bool {
        namedCount += count
        return namedCount <= fileSize
    }

    /// Why a value comes to too much; nil if it does not.
    func refusal(of cost: Cost) -> Sentence? {
        if cost.values > limits.values { return "it holds more than \(limits.values) values" }
        if cost.bytes > limits.size { return "it expands to more than \(limits.size) bytes" }
        guard cost.values > max(Self.negligible, Self.valuesPerByte * fileSize) else { return nil }
        return "its \(fileSize) bytes expand to more than \(cost.values) values"
    }
}
