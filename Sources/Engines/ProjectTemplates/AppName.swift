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
        AppBundle AppGroups AppHost AppIntentCompiler AppIntents AppIntentsMacros AppLanguage Apps Assistant
        BeckonSystem Browsing BundleCommands BundlePlugin CAllocations CDrawing CLibFuzzer CLibraries CLinux CMedia COS
        CSessionBus CSpelling CXML Checking CommandLineInterface Commands CompilerCommands Contacts ContentProcessing
        Conversation CoreGraphics CoreLocation CoreSpotlight DeclaredMacros DefinitionFiles Descriptors DeviceServer
        DomainPlugin Donations Drawing ExtensionHost ExtensionPlugin FileBytes FixtureIntents FuzzedReaders GroupMember
        Hearing HomeAssistant HomeScreen HostileCalls IntentCompiler IntentDefinition IntentDefinitionPlugin
        IntentPhrases IntentValues Intents IntentsUI Keychain LifeApp MobileCoreServices OSLog PanelContents
        PanelFixture Panels PeerConnection PersonalShortcuts Phrases Pizzeria PizzeriaKit PredicateFormats ProcessLife
        Processes ProjectTemplates Projects PropertyLists QuartzCore RewritePlugin SampleData ScreenParts Security
        Sentences SessionBus SharingIntents ShortcutDocument ShortcutHost ShortcutRunner Shortcuts Signing SiriDomains
        SourcesPlugin SpeakingApp SpokenValues StateWriter Store Suggestions SystemLink SystemTexts TableApp TeaDiary
        TeaIntents TeaRoomApp TeaRoomExtension TestPeer TestSupport ThreadSanitizing UIKit UniformTypeIdentifiers
        UserActivity UserNotifications Voice VoiceApp WebClient Wire _Testing_CoreGraphics _Testing_UIKit
        """.split { $0.isWhitespace }.map(String.init))
}
