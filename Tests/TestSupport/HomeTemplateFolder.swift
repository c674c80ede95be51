// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A few templates of the form that Home Assistant's have, in a folder of its own.
package enum HomeTemplateFolder {
    private static let english = """
        {"language": "en", "skip_words": ["please"],
         "lists": {"percent": {"range": {"from": 0, "to": 100}}, "item": {"wildcard": true},
                   "color": {"values": ["red", "blue"]}},
         "expansion_rules": {"the": "[the]"},
         "intents": {
            "HassTurnOn": {"data": [
                {"sentences": ["(turn|switch) on <the> {name}", "open <the> {name}"]},
                {"sentences": ["turn on <the> light[s] in <the> {area}"], "slots": {"domain": "light"}},
                {"sentences": ["turn on <the> light[s]"], "slots": {"domain": "light"},
                 "requires_context": {"area": {"slot": true}}}]},
            "HassTurnOff": {"data": [{"sentences": ["turn off <the> {name}", "unlock <the> {name}"]},
                {"sentences": ["turn off <the> light[s] on <the> {floor}"], "slots": {"domain": "light"}}]},
            "HassLightSet": {"data": [
                {"sentences": ["set <the> {name} to {percent:brightness} percent", "make <the> {name} {color}"],
                 "requires_context": {"domain": "light"}}]},
            "HassGetState": {"data": [{"sentences": ["what is <the> {name}"]}]},
            "HassShoppingListAddItem": {"data": [{"sentences": ["add {item} to my shopping list"]}]},
            "HassStartTimer": {"data": [{"sentences": ["start a timer"]}]},
            "HassNevermind": {"data": [{"sentences": ["never mind"]}]},
            "Broken": {"data": [{"sentences": ["(never closed"]}]}}}
        """

    /// Writes the folder.
    package static func write(in folder: URL) throws -> URL {
        let templates = folder.appending(path: "data")
        try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
        try Data(english.utf8).write(to: templates.appending(path: "en.json"))
        return templates
    }
}
