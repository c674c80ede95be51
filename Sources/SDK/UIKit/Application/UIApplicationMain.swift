// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs the app until the system ends it; the last line of a `main.swift`.
///
/// The process ends with 0 when the system is done with it, with 64 when
/// something else started it, with 65 when the system sent what cannot be
/// read, and with 78 when the app's Info.plist names what is missing.
///
/// - Parameters:
///   - principalClassName: A subclass of ``UIApplication``, with its module; nil takes `NSPrincipalClass` of the
///     Info.plist, or ``UIApplication`` itself.
///   - delegateClassName: The class of the delegate with its module, as `NSStringFromClass(AppDelegate.self)` gives it.
/// - Returns: Never.
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    AppProgram(principalClass: principalClassName).run { () throws(AppMisconfiguration) in
        guard let delegateClassName else {
            throw AppMisconfiguration(
                "UIApplicationMain was given no class of a delegate; "
                    + "pass NSStringFromClass(AppDelegate.self), or mark the class with @main")
        }
        return try ClassLookup.find(delegateClassName, under: ClassLookup.Place("the delegate of UIApplicationMain"))
    }
}

extension UIApplicationDelegate {
    /// Runs the app with an object of this class as its delegate; `@main` calls it.
    public static func main() {
        AppProgram(principalClass: nil).run { () throws(AppMisconfiguration) in Self.self }
    }
}
