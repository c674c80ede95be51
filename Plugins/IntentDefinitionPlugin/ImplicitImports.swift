// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

extension Command {
    /// Imports for a target what its files see on Apple's systems that import Foundation alone.
    ///
    /// - Parameters:
    ///   - files: Those whose needs count, and which get stand-ins for what is missing; nil means the target's own.
    ///   - output: Of another name than that of any other plugin, as a target has no two files of one name.
    static func implicitImports(
        of target: any Target, reading files: [URL]? = nil, to output: URL, by tool: URL
    ) -> Command {
        let own = (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
        let sources = files ?? own
        let standIns = files == nil ? [] : ["--stand-ins"]
        return .buildCommand(
            displayName: "Importing for \(target.name) what Foundation lacks",
            executable: tool,
            arguments: ["implicit-imports", "--output", output.path] + standIns + sources.map(\.path),
            inputFiles: sources,
            outputFiles: [output]
        )
    }
}
