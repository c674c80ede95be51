// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemLink

/// A process that performs intents.
enum AppIntentsProcess {
    /// Serves the system, in an extension's process.
    static func serve(_ type: any AppIntentsExtension.Type) {
        // The extension's own init is where it adds its dependencies.
        _ = type.init()
        StandardError.write(
            "this is an app extension, which only the system starts; install its package with ‘beckon install PATH’",
            from: "AppIntents")
        exit(EX_USAGE)
    }
}
