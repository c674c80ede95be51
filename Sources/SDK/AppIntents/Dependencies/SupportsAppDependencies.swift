// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NoLeadingUnderscores, as Apple names it

/// What may use objects of the app's that it did not make itself.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// An object of the app's.
    public typealias Dependency = AppDependency
}
