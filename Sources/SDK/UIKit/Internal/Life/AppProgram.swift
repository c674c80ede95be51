// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import Glibc
import Intents
import SystemLink
import Wire

/// The run of an app's program, from `main` to the end of the process.
@MainActor struct AppProgram {
    /// With its module; nil for what the Info.plist says.
    let principalClass: String?

    /// Serves the system on descriptor 3 until it closes the connection.
    ///
    /// The main thread runs the main run loop meanwhile, so `@MainActor` code, timers and the main queue work.
    func run(delegateClass: () throws(AppMisconfiguration) -> AnyClass) -> Never {
        guard let link = SystemLink.inherited else {
            StandardError.write(
                "this is an app, which only the system starts; install its package with ‘beckon install PATH’ "
                    + "and open it with ‘beckon open’", from: "UIKit")
            exit(EX_USAGE)
        }
        ServedProcess.flushOutputByLines()
        do throws(AppMisconfiguration) {
            let life = try makeLife(delegate: try delegateClass(), on: link)
            EventLoop(of: life, on: link) { ServedProcess.end($0, of: "UIKit") }.start()
        } catch {
            Self.fail(error)
        }
        ServedProcess.runMainLoop()
    }

    private func makeLife(delegate: AnyClass, on link: SystemLink) throws(AppMisconfiguration) -> DelegateCaller {
        let info = try AppInfo.read(beside: Bundle.main.executableURL)
        let application = try makeApplication(info)
        application.link = link
        application.becomeShared()
        guard let type = delegate as? NSObject.Type, let made = BlankObject.make(type) as? any UIApplicationDelegate
        else {
            throw AppMisconfiguration(
                "\(delegate) cannot be the app's delegate; "
                    + "make it a subclass of UIResponder that conforms to UIApplicationDelegate")
        }
        let archive = info.sceneManifest == nil ? nil : SceneArchive.inContainer
        return DelegateCaller(
            of: application, delegate: made, scenes: SceneSource(manifest: info.sceneManifest, archive: archive),
            acknowledge: { link.send($0) })
    }

    private func makeApplication(_ info: AppInfo) throws(AppMisconfiguration) -> UIApplication {
        guard let name = principalClass ?? info.principalClass, name != "UIApplication" else { return UIApplication() }
        let place = ClassLookup.Place(principalClass == nil ? "NSPrincipalClass" : "the call of UIApplicationMain")
        guard let type = try ClassLookup.find(name, under: place) as? UIApplication.Type,
            let application = BlankObject.make(type) as? UIApplication
        else {
            throw AppMisconfiguration(
                "\(place.description) names ‘\(name)’, which is no UIApplication; make it a subclass of UIApplication")
        }
        return application
    }

    /// Ends a process that cannot go on; what it was opened for waits for its next start.
    static func fail(_ error: any Error) -> Never {
        StandardError.write("\(error)", from: "UIKit")
        fflush(nil)
        exit(EX_CONFIG)
    }
}
