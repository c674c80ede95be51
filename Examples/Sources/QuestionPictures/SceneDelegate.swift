// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import QuestionBank
import UIKit

/// Opens at the first question, or at the one of a link: `questionpictures://question/12`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let screen = QuestionScreen()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        open(connectionOptions.urlContexts)
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        self.window = window
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase, as Apple names it
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            guard context.url.host == "question", let number = Int(context.url.lastPathComponent) else {
                print("QuestionPictures does not know \(context.url).")
                continue
            }
            screen.show(number)
        }
    }
}
