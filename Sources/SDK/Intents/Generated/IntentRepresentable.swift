// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type that a parameter of an intent may have.
///
/// Numbers are not among them: an `NSNumber` does not say what it counts, so
/// ``IntentProperty`` takes its ``NumberKind`` beside it.
@_spi(Generated) public protocol IntentRepresentable {
    /// What travels in this value's stead.
    ///
    /// - Throws: ``UnrepresentableValue`` when nothing can, such as for a file that is gone.
    func propertyValue() throws -> PropertyValue

    /// The value that travelled; nil when it was of another type.
    static func restored(from value: PropertyValue) -> Self?

    /// A value of its own for a copied intent; `self` where nothing can change it.
    func duplicated() -> Self
}

@_spi(Generated) extension IntentRepresentable {
    /// `self`: most values do not change.
    public func duplicated() -> Self { self }
}
