// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
import SystemTexts

/// A new app: a Swift package that builds, installs and answers as it is written.
package struct NewProject: Sendable {
    private let app: String
    private let kind: ProjectKind
    private let hasPanel: Bool
    private let values: [String: String]

    /// - Parameters:
    ///   - identifier: The app's; nil means one in `com.example`.
    ///   - hasPanel: Whether an extension draws the panels; only for intents that an extension handles.
    ///   - sdk: Where the package finds Beckon's.
    package init(
        _ name: AppName, identifier: BundleIdentifier? = nil, kind: ProjectKind, hasPanel: Bool = false,
        sdk: SDKLocation
    ) {
        (app, self.kind, self.hasPanel) = (name.text, kind, hasPanel)
        let panelsUseKit = kind == .definition
        var values = [
            "app": name.text, "identifier": identifier?.text ?? "com.example.\(name.text.lowercased())",
            "dependency": sdk.dependency, "about": kind.about, "intent": kind.intentClass ?? "",
            "say": Self.sayCommand(kind.trial(of: name.text)), "panelText": kind.panelText,
            "kitImport": panelsUseKit ? "import \(name.text)Kit" : "",
            "panelKit": panelsUseKit ? ", \"\(name.text)Kit\"" : "",
        ]
        values["activityTypes"] = kind.intentClass == nil ? "" : Self.text(of: "Extension/ActivityTypes", values)
        values["panelTarget"] = hasPanel ? Self.text(of: "Extension/PanelTarget", values) : ""
        self.values = values
    }

    /// The files, by their paths.
    package var files: [ProjectFile] {
        let templates = kind.templates + (hasPanel ? ProjectKind.panelFiles : [])
        return templates.map { path, template in
            let values = values.merging(Self.extensionValues(drawsPanels: path.contains("IntentsUI/"))) { $1 }
            return ProjectFile(
                path: Self.filled(path, values),
                contents: Self.sortingImports(Self.text(of: template, values)) + "\n")
        }.sorted { $0.path < $1.path }
    }

    /// The commands that install the app and talk to it, from within its folder.
    package var commands: [String] { ["beckon install .", values["say", default: ""]] }

    private static func sayCommand(_ trial: [String]) -> String {
        "beckon say \"\(trial[0])\" --answer \"\(trial[1])\""
    }

    private static func extensionValues(drawsPanels: Bool) -> [String: String] {
        drawsPanels
            ? ["suffix": "intentsui", "point": "intents-ui-service", "class": "IntentViewController"]
            : ["suffix": "intents", "point": "intents-service", "class": "IntentHandler"]
    }

    /// The name of the app decides where its module belongs.
    private static func sortingImports(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
        for (index, line) in zip(imports, imports.map { lines[$0] }.sorted()) { lines[index] = line }
        return lines.joined(separator: "\n")
    }

    private static func text(of template: String, _ values: [String: String]) -> String {
        filled(ProjectTemplate.text(template), values)
    }

    /// Other placeholders are those of definitions and their tables, and stay.
    private static func filled(_ text: String, _ values: [String: String]) -> String {
        Template(text).filled { path in
            let name = path.joined(separator: ".")
            return values[name] ?? "${\(name)}"
        }
    }
}
