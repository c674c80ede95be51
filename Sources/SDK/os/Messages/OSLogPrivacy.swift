// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a value in a message may be seen.
public struct OSLogPrivacy: Hashable, Sendable {
    /// What stands in the place of a value that is not shown.
    public enum Mask: Hashable, Sendable {
        /// The same for the same value, so that messages can be compared, within one run of a process.
        case hash
        /// `<private>`.
        case none
    }

    private enum Rule: Hashable {
        case open, closed, byType
    }

    private var rule: Rule
    private var mask = Mask.none

    /// Numbers and truth values are shown, texts and objects are not.
    public static let auto = OSLogPrivacy(rule: .byType)
    /// The value is shown.
    public static let `public` = OSLogPrivacy(rule: .open)
    /// The value is not shown.
    public static let `private` = OSLogPrivacy(rule: .closed)
    /// The value is not shown.
    public static let sensitive = OSLogPrivacy(rule: .closed)

    /// Numbers and truth values are shown, the mask in the place of texts and objects.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .byType, mask: mask) }

    /// The mask is shown in the value's place.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .closed, mask: mask) }

    /// The mask is shown in the value's place.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .closed, mask: mask) }

    /// The text of a value, or what stands in its place.
    ///
    /// - Parameter isScalar: Whether it is a number or a truth value.
    func shown(_ text: @autoclosure () -> String, isScalar: Bool) -> String {
        if rule == .open || rule == .byType && isScalar { return text() }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(Self.digest(of: text()))'>"
        }
    }

    /// Differs from process to process, as Swift's hashes do, so nobody can look up what a value was.
    private static func digest(of text: String) -> String {
        (0..<2).map { part in
            var hasher = Hasher()
            hasher.combine(part)
            hasher.combine(text)
            let digits = String(UInt(bitPattern: hasher.finalize()), radix: 16)
            return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
        }.joined()
    }
}
