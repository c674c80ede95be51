// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemTexts

/// What lists and the commands beside them say, in the person's language.
struct ListText {
    private let texts: Texts<InstalledText>

    /// - Parameter language: A BCP 47 tag.
    init(_ language: String) {
        texts = Texts(language)
    }

    var noApps: String { texts(.noApps) }

    var noIntents: String { texts(.noIntents) }

    var notRunning: String { texts(.notRunning) }

    func intents(_ count: Int) -> String { texts(.intents, count: Double(count), shown: String(count)) }

    /// How many titles a line tells; one more is told as well, instead of "1 more".
    private static let fewTitles = 4

    /// - Parameters:
    ///   - name: As it is shown, with its style.
    ///   - intents: Their titles, of which the first few are told.
    func installed(_ name: String, _ identifier: String, _ intents: [String]) -> String {
        let told = intents.count > Self.fewTitles + 1 ? intents.prefix(Self.fewTitles) : intents[...]
        let list = told.joined(separator: Texts<SystemText>(texts.language)(.listComma))
        var values = ["name": name, "identifier": identifier, "intents": list]
        guard told.count == intents.count else {
            values["count"] = String(intents.count - told.count)
            return texts(.installedWithMore, values)
        }
        return texts(list.isEmpty ? .installed : .installedWith, values)
    }

    /// - Parameters:
    ///   - name: As it is shown, with its style.
    ///   - hasFilesLeft: Whether a warning reports files that are still there.
    func removed(_ name: String, _ identifier: String, hasFilesLeft: Bool) -> String {
        texts(hasFilesLeft ? .removedInPart : .removed, ["name": name, "identifier": identifier])
    }

    /// - Parameter app: The app that has none; nil for all of them.
    func noPhrases(of app: String?) -> String {
        app.map { texts(.noPhrasesOfApp, ["app": $0]) } ?? texts(.noPhrases)
    }
}
