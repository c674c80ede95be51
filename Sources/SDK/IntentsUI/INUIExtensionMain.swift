// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SystemLink
import Wire

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The entry point of an Intents UI extension's executable: draws panels for the system on descriptor 3 until the
/// system closes it.
///
/// The principal class, a `UIViewController` that conforms to ``INUIHostedViewControlling``, is read from the
/// Info.plist beside the executable. It works on the main thread, which runs the main run loop.
///
/// The process ends with 0 when the system is done with it, with 64 when something else started it, with 65 when the
/// system sent what cannot be read.
@_spi(Generated) public func INUIExtensionMain() -> Never {
    guard let link = SystemLink.inherited else {
        StandardError.write(
            "this is an app extension, which only the system starts; install its package with ‘beckon install PATH’ "
                + "and see what it draws with ‘beckon panel’", from: "IntentsUI")
        exit(EX_USAGE)
    }
    ServedProcess.flushOutputByLines()
    let executable = Bundle.main.executableURL
    MainActor.assumeIsolated {
        let service = HostedViewService(on: link, principal: HostedPrincipal.find(beside: executable))
        link.serve(.requests { request, id in service.take(request, id: id) }) {
            ServedProcess.end($0, of: "IntentsUI")
        }
    }
    ServedProcess.runMainLoop()
}
