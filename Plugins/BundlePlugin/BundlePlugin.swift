// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package bundle`: assembles the package's apps, extensions inside.
///
/// It builds through SwiftPM, which holds the build folder while a plugin
/// runs, and leaves the rest to `beckon bundle`, of which it has a program of its own.
@main
struct BundlePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let options = try BundleOptions(arguments)
        let description = context.pluginWorkDirectoryURL.appending(path: "package.json")
        try PackageListing(context.package).json().write(to: description)
        let bundler = Tool(executable: try context.tool(named: "bundle-for-plugins").url)
        let request = [context.package.directoryURL.path, "--description", description.path] + options.passed
        let products = try bundler.run(request + ["--list-products"]).split(whereSeparator: \.isNewline)
        var binaries: URL?
        for product in products {
            var parameters = PackageManager.BuildParameters(
                configuration: options.isRelease ? .release : .debug, logging: .concise, echoLogs: true)
            // Otherwise App Intents that nothing mentions are left out.
            if options.isRelease { parameters.otherSwiftcFlags = ["-no-whole-module-optimization"] }
            var result = try packageManager.build(.product(String(product)), parameters: parameters)
            if !result.succeeded, try StaleEntryPoint.remove(toldIn: result.logText) {
                result = try packageManager.build(.product(String(product)), parameters: parameters)
            }
            guard result.succeeded else { throw BundlingFailure("the product \(product) does not build") }
            binaries = result.builtArtifacts.first { $0.kind == .executable }?.url.deletingLastPathComponent()
        }
        guard let binaries else { throw BundlingFailure("the build made no executable") }
        let output = options.output ?? Self.defaultOutput(context)
        print(try bundler.run(request + ["--binaries", binaries.path, "--output", output.path]), terminator: "")
    }

    /// `bundles` in the build folder, wherever that is: the plugin's own folder lies in it.
    private static func defaultOutput(_ context: PluginContext) -> URL {
        var folder = context.pluginWorkDirectoryURL
        while folder.lastPathComponent != "plugins", folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
        }
        let build = folder.lastPathComponent == "plugins" ? folder.deletingLastPathComponent() : nil
        return (build ?? context.package.directoryURL.appending(path: ".build")).appending(path: "bundles")
    }
}
