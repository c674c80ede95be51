// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that replaces one from a definition file.
///
/// Phrases, shortcuts and donations of the other perform this one; their parameters are the same by name.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class of the other, such as `OrderSoupIntent`.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    /// The class of the other.
    public static var persistentIdentifier: String { intentClassName }
}
