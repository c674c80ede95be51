// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value as the compiler found it in the source, without running anything.
package indirect enum ConstantValue: Hashable, Sendable {
    /// An argument of a call, or an element of a tuple.
    package struct Argument: Hashable, Sendable {
        /// Empty if it has none.
        package var label: String
        /// As the compiler spells it, with modules.
        package var type: String
        package var value: ConstantValue

        package init(label: String, type: String, value: ConstantValue) {
            self.label = label
            self.type = type
            self.value = value
        }
    }

    /// An entry of a dictionary.
    package struct Pair: Hashable, Sendable {
        package var key: ConstantValue
        package var value: ConstantValue

        package init(key: ConstantValue, value: ConstantValue) {
            self.key = key
            self.value = value
        }
    }

    /// A text, a number or a truth value, as it is written.
    case literal(String)
    case null
    /// Only the running program knows it.
    case runtime
    case array([ConstantValue])
    case dictionary([Pair])
    case tuple([Argument])
    /// An initializer, or a static function where there is a member.
    case call(type: String, member: String?, [Argument])
    case enumCase(String, [Argument])
    case member(String, of: String)
    /// Its last component, such as `$soup`.
    case keyPath(String)
    /// A text with values in it.
    case interpolation([ConstantValue])
    /// What a result builder collects.
    case builder([ConstantValue])
    case type(String)
}

extension ConstantValue {
    /// What is written, of a literal.
    var literal: String? {
        guard case .literal(let text) = self else { return nil }
        return text
    }

    var boolean: Bool? { literal.flatMap(Bool.init) }

    var number: Double? {
        literal.flatMap { Double($0.replacing("_", with: "")) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The arguments of a call.
    var arguments: [Argument] {
        guard case .call(_, _, let arguments) = self else { return [] }
        return arguments
    }

    /// The value of an argument by its label, which is empty for one without; of several the first.
    func argument(_ label: String) -> ConstantValue? { arguments.first { $0.label == label }?.value }

    /// The elements of an array or of a builder.
    var elements: [ConstantValue]? {
        switch self {
        case .array(let elements), .builder(let elements): elements
        default: nil
        }
    }

    /// The name of a case or of a static member, such as `large` of `.large`.
    var name: String? {
        switch self {
        case .enumCase(let name, _), .member(let name, _): name
        case .call(_, let member?, _): member
        default: nil
        }
    }

    /// The name of the property at a key path's end, without the dollar sign of a projection.
    var property: String? {
        guard case .keyPath(let name) = self else { return nil }
        return name.hasPrefix("$") ? String(name.dropFirst()) : name
    }

    /// Whether there is nothing, or nothing that is known.
    var isUnknown: Bool { self == .runtime }
}
