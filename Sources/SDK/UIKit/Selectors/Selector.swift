// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A method that controls, gesture recognizers, timers and notifications call by its name.
///
/// In a source from Xcode, write `#selector(ViewController.tapped(_:))`; the build turns it into
///
/// ```swift
/// Selector("tapped(_:)", ViewController.tapped(_:))
/// ```
///
/// Two selectors are equal if their names are, as on Apple's systems: functions cannot be compared. A name is like the
/// one in `#selector`, with or without a type in front and labels behind, or Apple's own, such as `tapped:`.
///
/// Unlike on Apple's systems, a selector reaches only objects of its method's type and subclasses, not a method of the
/// same name elsewhere. A selector that is sent to another object, or with an argument that the method cannot take,
/// calls nothing, and standard error says so. A method runs on the thread that sends the selector.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
    // Unchecked because methods of the main actor are stored beside others. References to methods capture nothing.

    /// The name: `tapped` or `tapped:event:` as on Apple's systems, `update(with:)` if the first parameter has a label.
    public let description: String
    private let owner: Any.Type
    private let isOwner: (Any) -> Bool
    private let call: (Any, Any?, Any?) -> Bool

    /// Creates a selector of a method without parameters.
    @preconcurrency public init<Owner, Result>(_ name: String, _ method: @escaping @MainActor (Owner) -> () -> Result) {
        // As in `MainActor.assumeIsolated`, without the check.
        let method = unsafeBitCast(method, to: ((Owner) -> () -> Result).self)
        self.init(name, parameters: 0) { (owner: Owner, _, _) in
            _ = method(owner)()
            return true
        }
    }

    /// Creates a selector of a method with one parameter: the sender, the timer or the notification.
    @preconcurrency public init<Owner, First, Result>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> (First) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner) -> (First) -> Result).self)
        self.init(name, parameters: 1) { (owner: Owner, first, _) in
            guard let first = Self.argument(first, as: First.self) else { return false }
            _ = method(owner)(first)
            return true
        }
    }

    /// Creates a selector of a method with two parameters: the sender and the event.
    @preconcurrency public init<Owner, First, Second, Result>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> (First, Second) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner) -> (First, Second) -> Result).self)
        self.init(name, parameters: 2) { (owner: Owner, first, second) in
            guard let first = Self.argument(first, as: First.self), let second = Self.argument(second, as: Second.self)
            else { return false }
            _ = method(owner)(first, second)
            return true
        }
    }

    /// A name alone finds no method.
    @available(*, unavailable, message: "use #selector, or Selector(\"tapped(_:)\", ViewController.tapped(_:))")
    public init(_ name: String) { self.init(name, parameters: 0) { (_: AnyObject, _, _) in false } }

    private init<Owner>(_ name: String, parameters: Int, call: @escaping (Owner, Any?, Any?) -> Bool) {
        description = Self.appleName(name, parameters: parameters)
        owner = Owner.self
        isOwner = { $0 is Owner }
        self.call = { target, first, second in (target as? Owner).map { call($0, first, second) } ?? false }
    }

    /// Whether both have the same name.
    public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Whether an object has the method.
    func isMethod(of target: Any) -> Bool { isOwner(target) }

    /// Calls the method, with as many arguments as it has parameters.
    ///
    /// - Returns: Whether it was called; if not, standard error says why.
    @discardableResult func send(to target: Any, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        if call(target, first, second) { return true }
        let sent = "\(self) was sent to \(Self.type(of: target))"
        Complaint.write(
            isMethod(of: target)
                ? "\(sent) with arguments that it cannot take: \(Self.type(of: first)), \(Self.type(of: second))"
                : "\(sent), but is a method of \(owner)")
        return false
    }

    private static func type(of value: Any?) -> String { value.map { "\(Swift.type(of: $0))" } ?? "nil" }

    private static func argument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        // Gestures call `UIView.endEditing(_:)`: on Apple's systems any object is true.
        if type == Bool.self, let value, !(value is Bool) { return true as? Value }
        return value as? Value
    }

    private static func appleName(_ name: String, parameters: Int) -> String {
        let ends = name.firstIndex(of: "(") ?? name.endIndex
        let base = name[..<ends].split(separator: ".").last.map(String.init) ?? ""
        guard ends < name.endIndex else {
            return base.contains(":") ? base : base + String(repeating: ":", count: parameters)
        }
        let labels = name[ends...].dropFirst().dropLast()
        guard labels.isEmpty || labels.hasPrefix("_:") else { return base + name[ends...] }
        return base + labels.split(separator: ":").map { $0 == "_" ? ":" : "\($0):" }.joined()
    }
}
