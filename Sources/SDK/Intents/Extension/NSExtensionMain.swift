// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemLink

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The entry point of an extension's executable: serves the system on descriptor 3 until the system closes it.
///
/// The principal class is read from the Info.plist beside the executable. The
/// main thread keeps running the main run loop, so `@MainActor` code, timers
/// and the main queue work as in an app.
///
/// The process ends with 0 when the system is done with it, with 64 when
/// something else started it, with 65 when the system sent what cannot be read.
@_spi(Generated) public func NSExtensionMain() -> Never {
    guard let link = SystemLink.inherited else {
        StandardError.write(
            "this is an app extension, which only the system starts; install its package with ‘beckon install PATH’ "
                + "and reach it with ‘beckon say’ or ‘beckon run’", from: "Intents")
        exit(EX_USAGE)
    }
    ServedProcess.flushOutputByLines()
    let principal = PrincipalClass.find(beside: Bundle.main.executableURL)
    ExtensionService(on: link, principal: principal) { ServedProcess.end($0, of: "Intents") }.start()
    ServedProcess.runMainLoop()
}
