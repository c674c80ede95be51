// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An app extension that performs intents.
///
/// ```swift
/// @main
/// struct SoupIntents: AppIntentsExtension {}
/// ```
public protocol AppIntentsExtension: AppExtension {}

extension AppIntentsExtension {
    /// Takes whatever the system asks.
    public var configuration: some AppExtensionConfiguration { AppIntentsExtensionConfiguration() }

    /// Serves the system until it ends the process.
    public static func main() { AppIntentsProcess.serve(Self.self) }
}

private struct AppIntentsExtensionConfiguration: AppExtensionConfiguration {}

/// An app extension, which runs in its own process.
public protocol AppExtension {
    /// The type of what says whom it serves.
    associatedtype Configuration: AppExtensionConfiguration

    /// Whom it serves.
    var configuration: Configuration { get }

    /// The shared instance of the process.
    init()

    /// Serves the system until it ends the process.
    static func main() throws
}

/// The callers that an app extension accepts.
public protocol AppExtensionConfiguration {}
