// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SearchQuestionKit
import TextScreens
import UIKit

/// The first screen: what was searched last, and who is signed in.
final class LastSearchScreen: TextScreen {
    private lazy var picture = PictureView(LastSearch.picture())

    init() {
        super.init(title: NSLocalizedString("Search Question", comment: "title"))
    }

    override var header: UIView? { picture }

    override var lines: [String] {
        guard let last = LastSearch.read() else {
            return [NSLocalizedString("Nothing was searched yet.", comment: "state"), account]
        }
        return [last.question, last.answer, account]
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        let isSignedIn = (try? StudentSession.student()) != nil
        return [
            (NSLocalizedString("Add to Shortcuts", comment: "a button"), { [weak self] in self?.addShortcut() }),
            isSignedIn
                ? (NSLocalizedString("Sign Out", comment: "a button"), { print(AccountLink.signOut.follow()) })
                : (NSLocalizedString("Sign In", comment: "a button"), { [weak self] in self?.signIn() }),
        ]
    }

    private var account: String {
        do {
            guard let student = try StudentSession.student() else {
                return NSLocalizedString("Nobody is signed in.", comment: "state")
            }
            return String(format: NSLocalizedString("Signed in as %@.", comment: "a name"), student.name)
        } catch {
            let text = NSLocalizedString("The sign-in cannot be read: %@", comment: "an error")
            return String(format: text, error.localizedDescription)
        }
    }

    private func signIn() {
        let screen = SignInScreen()
        screen.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(screen, animated: true)
    }

    private func addShortcut() {
        guard let link = ShortcutLink.url else {
            print("SearchScreen.shortcut is not in the bundle; build the app again.")
            return
        }
        UIApplication.shared.open(link) { isOpen in
            if !isOpen { print(NSLocalizedString("Nothing here adds shortcuts.", comment: "an error")) }
        }
    }
}
