// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SearchQuestionKit

/// A link into the app: `searchquestion://sign-in?name=Ada`, `searchquestion://sign-out`.
enum AccountLink {
    case signIn(name: String), signOut

    /// Nil for a link that this version of the app does not know.
    init?(_ url: URL) {
        let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        switch url.host {
        case "sign-in":
            guard let name = query.first(where: { $0.name == "name" })?.value, !name.isEmpty else { return nil }
            self = .signIn(name: name)
        case "sign-out": self = .signOut
        default: return nil
        }
    }

    /// Does it, and says how it went.
    func follow() -> String {
        do {
            switch self {
            case .signIn(let name):
                try StudentSession.keep(Student(name: name))
                return String(format: NSLocalizedString("Welcome, %@.", comment: "to a name"), name)
            case .signOut:
                try StudentSession.forget()
                return NSLocalizedString("Goodbye.", comment: "after signing out")
            }
        } catch {
            let text = NSLocalizedString("That did not work: %@", comment: "an error")
            return String(format: text, error.localizedDescription)
        }
    }
}
