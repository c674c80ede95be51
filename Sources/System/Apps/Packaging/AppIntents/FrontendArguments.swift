// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments of the compiler proper that say about a module what the driver's arguments said.
enum FrontendArguments {
    /// What only the driver takes, or what would write files beside those of the build.
    private static let flags: Set<String> = [
        "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode", "-incremental",
        "-no-whole-module-optimization", "-parseable-output", "-save-temps", "-serialize-diagnostics", "-static-stdlib",
        "-v", "-warnings-as-errors", "-whole-module-optimization", "-wmo", "-profile-generate",
        "-profile-coverage-mapping", "-emit-const-values", "-explicit-module-build", "-emit-library",
        "-emit-executable", "-static",
    ]
    /// The same, with a value after them.
    private static let options: Set<String> = [
        "-Werror", "-Wwarning", "-Xclang-linker", "-Xlinker", "-emit-module-interface-path", "-emit-module-path",
        "-emit-objc-header-path", "-index-store-path", "-num-threads", "-o", "-output-file-map", "-working-directory",
    ]
    private static let prefixes = ["@", "-j", "-driver-", "-use-ld=", "-Wl,", "-l", "-L"]

    /// - Parameter arguments: The driver's, without its own name.
    /// - Returns: Without sources.
    static func frontend(_ arguments: [String]) -> [String] {
        var result: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "-Xfrontend" {
                if let value = rest.popFirst() { result.append(value) }
            } else if argument == "-Xcc" || argument == "-Xllvm" || argument == "-module-name" {
                result += [argument] + (rest.popFirst().map { [$0] } ?? [])
            } else if options.contains(argument) {
                _ = rest.popFirst()
            } else if !flags.contains(argument), !isLeftOut(argument), !argument.hasSuffix(".swift") {
                result.append(argument)
            }
        }
        return result
    }

    private static func isLeftOut(_ argument: String) -> Bool {
        // `-load-plugin-executable` begins like a library.
        prefixes.contains { argument.hasPrefix($0) } && !argument.hasPrefix("-load")
    }
}
