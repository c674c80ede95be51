// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a new app answers with.
package enum ProjectKind: String, CaseIterable, Sendable {
    /// An App Intent and its phrases.
    case appIntents = "app-intents"
    /// An intent of the app's own, declared in an `.intentdefinition`.
    case definition
    /// SiriKit's intent that writes a note.
    case notes

    /// The class of the intent that an extension handles; nil if the app performs its intents itself.
    package var intentClass: String? {
        switch self {
        case .appIntents: nil
        case .definition: "GreetSomeoneIntent"
        case .notes: "INCreateNoteIntent"
        }
    }

    /// What the README says about the app, in English like the code.
    var about: String {
        switch self {
        case .appIntents: "An app that greets people, with App Intents."
        case .definition: "An app that greets people, with an intent of its own."
        case .notes: "An app that keeps notes, with SiriKit."
        }
    }

    /// The property of the response that a panel shows.
    var panelText: String {
        switch self {
        case .appIntents: ""
        case .definition: "greeting"
        case .notes: "createdNote?.title.spokenPhrase"
        }
    }

    /// The words and the answer that try the app out.
    func trial(of app: String) -> [String] {
        switch self {
        case .appIntents, .definition: ["Greet someone with \(app)", "Ada"]
        case .notes: ["Take a note with \(app)", "Buy tea"]
        }
    }

    /// The templates by the paths of the files they become.
    var templates: [(path: String, template: String)] {
        switch self {
        case .appIntents: Self.everyApp + Self.greetingApp + Self.appIntentFiles
        case .definition: Self.everyApp + Self.greetingApp + Self.extensionFiles + Self.definitionFiles
        case .notes: Self.everyApp + Self.extensionFiles + Self.noteFiles
        }
    }

    /// The templates of the extension that draws panels.
    static let panelFiles = [
        (path: "Sources/${app}IntentsUI/Info.plist", template: "Extension/Info.plist"),
        ("Sources/${app}IntentsUI/IntentViewController.swift", "Extension/IntentViewController.swift"),
    ]

    private static let everyApp = [
        (path: ".gitignore", template: "App/gitignore"),
        ("README.md", "App/README.md"),
        ("Sources/${app}/AppDelegate.swift", "App/AppDelegate.swift"),
        ("Sources/${app}/Info.plist", "App/Info.plist"),
    ]

    private static let greetingApp = [
        (path: "Sources/${app}/HomeViewController.swift", template: "App/HomeViewController.swift")
    ]

    private static let extensionFiles = [
        (path: "Sources/${app}Intents/Info.plist", template: "Extension/Info.plist")
    ]

    private static let appIntentFiles = [
        (path: "Package.swift", template: "AppIntents/Package.swift"),
        ("Sources/${app}/${app}Shortcuts.swift", "AppIntents/Shortcuts.swift"),
        ("Sources/${app}/GreetSomeone.swift", "AppIntents/GreetSomeone.swift"),
        ("Sources/${app}/GreetingStyle.swift", "AppIntents/GreetingStyle.swift"),
        ("Sources/${app}/en.lproj/Localizable.strings", "AppIntents/en.strings"),
        ("Sources/${app}/zh-Hans.lproj/AppShortcuts.strings", "AppIntents/phrases-zh-Hans.strings"),
        ("Sources/${app}/zh-Hans.lproj/Localizable.strings", "AppIntents/zh-Hans.strings"),
        ("Tests/${app}Tests/GreetSomeoneTests.swift", "AppIntents/Tests.swift"),
    ]

    private static let definitionFiles = [
        (path: "Package.swift", template: "Definition/Package.swift"),
        ("Sources/${app}/${app}.entitlements", "Definition/App.entitlements"),
        ("Sources/${app}/en.lproj/Localizable.strings", "Definition/en.strings"),
        ("Sources/${app}/zh-Hans.lproj/Localizable.strings", "Definition/zh-Hans.strings"),
        ("Sources/${app}Intents/GreetSomeoneHandler.swift", "Definition/GreetSomeoneHandler.swift"),
        ("Sources/${app}Intents/IntentHandler.swift", "Definition/IntentHandler.swift"),
        ("Sources/${app}Kit/Base.lproj/${app}.intentdefinition", "Definition/App.intentdefinition"),
        ("Sources/${app}Kit/Greeting.swift", "Definition/Greeting.swift"),
        ("Sources/${app}Kit/en.lproj/Greeting.strings", "Definition/Greeting-en.strings"),
        ("Sources/${app}Kit/zh-Hans.lproj/${app}.strings", "Definition/intent-zh-Hans.strings"),
        ("Sources/${app}Kit/zh-Hans.lproj/Greeting.strings", "Definition/Greeting-zh-Hans.strings"),
        ("Tests/${app}Tests/GreetSomeoneTests.swift", "Definition/Tests.swift"),
    ]

    private static let noteFiles = [
        (path: "Package.swift", template: "Notes/Package.swift"),
        ("Sources/${app}/${app}.entitlements", "Notes/App.entitlements"),
        ("Sources/${app}/HomeViewController.swift", "Notes/HomeViewController.swift"),
        ("Sources/${app}/en.lproj/Localizable.strings", "Notes/en.strings"),
        ("Sources/${app}/zh-Hans.lproj/Localizable.strings", "Notes/zh-Hans.strings"),
        ("Sources/${app}Intents/${app}Intents.entitlements", "Notes/Intents.entitlements"),
        ("Sources/${app}Intents/CreateNoteHandler.swift", "Notes/CreateNoteHandler.swift"),
        ("Sources/${app}Intents/IntentHandler.swift", "Notes/IntentHandler.swift"),
        ("Sources/${app}Kit/Note.swift", "Notes/Note.swift"),
        ("Sources/${app}Kit/Notebook.swift", "Notes/Notebook.swift"),
        ("Tests/${app}Tests/CreateNoteTests.swift", "Notes/Tests.swift"),
    ]
}
