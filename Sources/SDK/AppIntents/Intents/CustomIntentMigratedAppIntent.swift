// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that replaces one from a definition file.
///
/// Phrases, shortcuts and donations of the other perform this one; their parameters are the same by name.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the old intent, such as `OrderSoupIntent`.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    /// The class name of the old intent.
    public static var persistentIdentifier: String { intentClassName }
}
