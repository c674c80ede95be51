// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Asks whether a parameter has one of some values, or none of them.
package struct ParameterCondition: Hashable, Sendable {
    package let key: String
    /// As files write them; `yes` and `no` of switches.
    package let values: [String]
    package let isNegated: Bool

    /// Reads `Key=one;two` or `Key!=one`; nil if a text is no such condition.
    package init?(_ text: some StringProtocol) {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        let name = text[..<equals]
        isNegated = name.hasSuffix("!")
        key = String(isNegated ? name.dropLast() : name)
        guard !key.isEmpty, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
            return nil
        }
        values = text[text.index(after: equals)...].split(separator: ";", omittingEmptySubsequences: false)
            .map { String($0) }
    }

    /// Whether it holds for a value.
    ///
    /// - Parameter value: Nil if only the run will know it.
    package func holds(for value: String?) -> Bool {
        value.map { values.contains($0) != isNegated } ?? isNegated
    }

    /// As it is written.
    package var text: String { "\(key)\(isNegated ? "!=" : "=")\(values.joined(separator: ";"))" }
}
