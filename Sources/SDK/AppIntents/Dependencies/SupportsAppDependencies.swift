// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NoLeadingUnderscores, as Apple names it

/// A type that can use the app's dependencies.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// One of the app's dependencies.
    public typealias Dependency = AppDependency
}
