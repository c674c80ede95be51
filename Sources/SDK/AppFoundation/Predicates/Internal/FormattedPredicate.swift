// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import SystemLink

/// A predicate that was written as a text.
final class FormattedPredicate: NSPredicate {
    private let condition: PredicateCondition
    private let isTold = Mutex(false)

    init(_ format: String, _ arguments: [Any?]) {
        do throws(PredicateMistake) {
            condition = try FormatReader.condition(of: format, arguments)
        } catch {
            let shown = format.count > 200 ? format.prefix(200) + "…" : format[...]
            StandardError.write("the predicate ‘\(shown)’ cannot be read: \(error)", from: "NSPredicate")
            condition = .constant(false)
        }
        super.init(value: false)
    }

    /// Predicates are not kept in archives here.
    required init?(coder: NSCoder) { nil }

    override var predicateFormat: String { condition.written }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        do throws(PredicateMistake) {
            return try condition.holds(for: object, bindings ?? [:])
        } catch {
            tell(error)
            return false
        }
    }

    /// Says once what cannot be looked at, however many things there are.
    private func tell(_ mistake: PredicateMistake) {
        let isFirst = isTold.withLock { isTold in
            defer { isTold = true }
            return !isTold
        }
        guard isFirst else { return }
        StandardError.write("the predicate ‘\(predicateFormat)’ holds for nothing: \(mistake)", from: "NSPredicate")
    }

    override func copy() -> Any { self }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? FormattedPredicate)?.predicateFormat == predicateFormat
    }

    override var hash: Int { predicateFormat.hashValue }
}
