// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A trait of the environment whose changes can be observed.
public protocol UITraitDefinition {
    /// Returns the trait's value for comparison.
    static func value(in traits: UITraitCollection) -> AnyHashable
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// Returns the value for a trait collection.
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// Returns the value for a trait collection.
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// Returns the value for a trait collection.
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// Returns the value for a trait collection.
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}

/// The person's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Returns the value for a trait collection.
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits.preferredContentSizeCategory }
}

/// An observer of trait changes, active while it is registered.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitChangeListener: UITraitChangeRegistration {
    let traits: [UITrait]
    let hear: (UITraitCollection) -> Void

    init(_ traits: [UITrait], hear: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.hear = hear
    }
}

/// A view or view controller whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// The view whose surroundings are meant.
    var _traitView: UIView? { get }
}

extension UITraitChangeObservable {
    /// Registers a handler for changes of some traits; it receives the previous traits.
    ///
    /// The handler says by the type of its first parameter what it takes this for; `Self` in a class is as good as its
    /// name.
    @discardableResult public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousTraits: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let listener = TraitChangeListener(traits) { [weak self] former in
            if let environment = self as? Environment { handler(environment, former) }
        }
        _traitView?.traitListeners.append(listener)
        return listener
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        _traitView?.traitListeners.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable {
    /// The view itself.
    public var _traitView: UIView? { self }
}

extension UIViewController: UITraitChangeObservable {
    /// The controller's view.
    public var _traitView: UIView? {
        loadViewIfNeeded()
        return viewIfLoaded
    }
}
