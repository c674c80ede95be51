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
    /// Accepts every request of the system.
    public var configuration: some AppExtensionConfiguration { AppIntentsExtensionConfiguration() }

    /// Serves requests until the system ends the process.
    public static func main() { AppIntentsProcess.serve(Self.self) }
}

private struct AppIntentsExtensionConfiguration: AppExtensionConfiguration {}

/// An app extension, which runs in its own process.
public protocol AppExtension {
    /// The type of the configuration.
    associatedtype Configuration: AppExtensionConfiguration

    /// The configuration.
    var configuration: Configuration { get }

    /// The shared instance of the process.
    init()

    /// Serves requests until the system ends the process.
    static func main() throws
}

/// The callers that an app extension accepts.
public protocol AppExtensionConfiguration {}
