// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Glibc
import SystemLink
import Wire

/// The process of an App Intents extension.
enum AppIntentsProcess {
    /// Serves the system, until it ends the process.
    static func serve(_ type: any AppIntentsExtension.Type) {
        guard let link = SystemLink.inherited else {
            StandardError.write(
                "this is an app extension, which only the system starts; install its package with ‘beckon install "
                    + "PATH’ and reach it with ‘beckon say’ or ‘beckon run’", from: "AppIntents")
            exit(EX_USAGE)
        }
        ServedProcess.flushOutputByLines()
        // The extension's own init is where it adds its dependencies; it lives as long as the process.
        let program = type.init()
        link.serve(.requests { request, id in answer(request, id, on: link) }) {
            ServedProcess.end($0, of: "AppIntents")
        }
        withExtendedLifetime(program) { ServedProcess.runMainLoop() }
    }

    private static func answer(_ request: ExtensionRequest, _ id: Int, on link: SystemLink) {
        Task {
            let reply = await Responder.reply(to: request) { link.send(MessageFromExtension.fault(id: id, text: $0)) }
            // Once the system has the answer, it may end the process at any time.
            await SystemTalk.settle()
            UserDefaults.standard.synchronize()
            link.reply(reply, to: id)
        }
    }
}
