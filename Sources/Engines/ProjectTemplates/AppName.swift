// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// The name of a new app, and of its package and main module.
package struct AppName: Hashable, Sendable {
    package let text: String

    /// - Throws: `Problem` if no module can have the name, or one of Beckon's has it.
    package init(_ text: String) throws(Problem<Fault>) {
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9_]{0,63}/) != nil else {
            throw Problem(
                "‘\(text)’ cannot be the name of an app", remedy: "use letters, digits and _, a capital letter first",
                fault: .input)
        }
        let targets = ["", "Kit", "Intents", "IntentsUI"].map { text + $0 }
        if let target = targets.first(where: Self.taken.contains) {
            throw Problem(
                "another module is called ‘\(target)’ already", remedy: "choose another name for the app",
                fault: .input)
        }
        self.text = text
    }

    /// SwiftPM refuses a target whose name one of Beckon's has; modules of the toolchain and types of the templates
    /// would hide each other.
    package static let taken: Set<String> = Set(
        """
        Any Dispatch Foundation Glibc Observation Protocol Self Swift Synchronization Testing Type XCTest
        AppDelegate CreateNoteHandler GreetSomeone GreetSomeoneHandler Greeting GreetingStyle HomeViewController
        IntentHandler IntentViewController Note Notebook
        AppBundle AppFoundation AppGroups AppHost AppIntentCompiler AppIntents AppIntentsMacros AppLanguage Apps
        Assistant BeckonSystem Browsing BundleCommands BundlePlugin CAllocations CDrawing CLibFuzzer CLibraries CLinux
        COS CServices Checking CommandLineInterface Commands CompilerCommands Contacts ContentProcessing Conversation
        CoreGraphics CoreLocation CoreSpotlight DeclaredMacros DefinitionFiles Descriptors DeviceServer DomainPlugin
        Donations Drawing ExtensionHost ExtensionPlugin FileBytes FixtureApps FixtureIntents FoundationUsers
        FuzzedReaders Hearing HomeAssistant HomeScreen HostileCalls IntentCompiler IntentDefinition
        IntentDefinitionPlugin IntentValues Intents IntentsUI Keychain MobileCoreServices OSLog Panels PeerConnection
        PersonalShortcuts Phrases Pizzeria PizzeriaKit ProcessLife Processes ProjectTemplates Projects PropertyLists
        QuartzCore RewritePlugin SampleData ScreenParts Security Sentences SessionBus ShortcutDocument ShortcutHost
        ShortcutRunner Shortcuts Signing SiriDomains SourcesPlugin SpokenValues StateWriter Store Suggestions SystemLink
        SystemTexts TeaDiary TeaIntents TeaRoomApp TeaRoomExtension TestPeer TestSupport ThreadSanitizing UIKit
        UniformTypeIdentifiers UserNotifications Voice WebClient Wire _Testing_CoreGraphics _Testing_UIKit
        """.split { $0.isWhitespace }.map(String.init))
}
