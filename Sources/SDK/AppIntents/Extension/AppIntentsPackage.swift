// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A module whose intents belong to the app that links it.
public protocol AppIntentsPackage {
    /// Other packages; none by default.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// None.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
