// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A bar that shows items, and is told when one of them is to look otherwise.
@MainActor protocol ItemHolder: AnyObject {
    /// Where what is not set on the bar is taken from; nil for the one that stands for all of its kind.
    var fallback: (any ItemHolder)? { get }

    /// What an item shows, or how the bar looks, is something else.
    func contentsChanged()
}

/// How a bar looks in one respect: as was set on it, else as was set on the one that stands for all, else as usual.
@MainActor @propertyWrapper struct BarLook<Value> {
    private var own: Value?
    private let usual: Value
    private let isSet: (Value) -> Bool

    init(wrappedValue: Value) { (usual, isSet) = (wrappedValue, { _ in true }) }

    /// Nil means that nothing was set.
    init<Wrapped>() where Value == Wrapped? { (usual, isSet) = (nil, { $0 != nil }) }

    @available(*, unavailable, message: "only a bar has looks")
    var wrappedValue: Value {
        get { usual }
        set {}
    }

    static subscript<Bar: ItemHolder>(
        _enclosingInstance bar: Bar, wrapped wrapped: ReferenceWritableKeyPath<Bar, Value>,
        storage storage: ReferenceWritableKeyPath<Bar, Self>
    ) -> Value {
        get {
            let look = bar[keyPath: storage]
            return look.own ?? (bar.fallback as? Bar)?[keyPath: storage].own ?? look.usual
        }
        set {
            bar[keyPath: storage].own = bar[keyPath: storage].isSet(newValue) ? newValue : nil
            bar.contentsChanged()
        }
    }
}
