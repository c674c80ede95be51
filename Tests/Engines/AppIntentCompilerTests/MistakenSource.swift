// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A source with a mistake in it, and what is said of it. Marks `1️⃣` stand at the lines that are named.
struct MistakenSource: CustomTestStringConvertible {
    let testDescription: String
    let source: String
    /// What the diagnostic begins with, without its place.
    let diagnostic: String

    init(_ description: String, _ source: String, says diagnostic: String) {
        testDescription = description
        self.source = source
        self.diagnostic = diagnostic
    }

    /// From 1: the line of the mark, which is taken out.
    var line: Int { (source.components(separatedBy: "1️⃣").first ?? "").count { $0 == "\n" } + 2 }

    var text: String { "import AppIntents\n" + source.replacing("1️⃣", with: "") }

    /// What the mistakes are made with.
    static let base = """
        import AppIntents
        enum Size: String, AppEnum {
            case small, large
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
            static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
        }
        struct Fine: AppIntent {
            static let title: LocalizedStringResource = "Fine"
            @Parameter(title: "Text") var text: String
            @Parameter(title: "Size") var size: Size
            @Parameter(title: "Other") var other: Size
            func perform() async throws -> some IntentResult { .result() }
        }
        let word = "word"
        """

    private static let perform = "func perform() async throws -> some IntentResult { .result() }"

    static let all = [
        MistakenSource(
            "a title with a value in it",
            """
            struct T1: AppIntent {
                1️⃣static let title: LocalizedStringResource = "Order \\(word)"
                \(perform)
            }
            """, says: "error: the title of T1 is not a literal"),
        MistakenSource(
            "a title that is computed",
            """
            struct T2: AppIntent {
                1️⃣static var title: LocalizedStringResource { let name = word; return LocalizedStringResource(stringLiteral: name) }
                \(perform)
            }
            """, says: "error: the title of T2 is not a literal"),
        MistakenSource(
            "a parameter's title with a value in it",
            """
            struct T3: AppIntent {
                static let title: LocalizedStringResource = "T"
                1️⃣@Parameter(title: "The \\(word)") var name: String
                \(perform)
            }
            """, says: "error: the title of the parameter ‘name’ of T3 is not a literal"),
        MistakenSource(
            "two intents of one identifier",
            """
            enum Outer {
                struct Twin: AppIntent {
                    static let title: LocalizedStringResource = "T"
                    \(perform)
                }
            }
            1️⃣struct Twin: AppIntent {
                static let title: LocalizedStringResource = "T"
                \(perform)
            }
            """, says: "error: ‘Twin’ is the identifier of both App.Twin and App.Outer.Twin"),
        MistakenSource(
            "two enumerations of one identifier",
            """
            enum Holder {
                enum Pair: String, AppEnum {
                    case one
                    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pair"
                    static let caseDisplayRepresentations: [Pair: DisplayRepresentation] = [.one: "One"]
                }
            }
            1️⃣enum Pair: String, AppEnum {
                case one
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pair"
                static let caseDisplayRepresentations: [Pair: DisplayRepresentation] = [.one: "One"]
            }
            """, says: "error: ‘Pair’ is the identifier of both App.Pair and App.Holder.Pair"),
        MistakenSource(
            "a case without a display representation",
            """
            enum Bare: String, AppEnum {
                case here, gone
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bare"
                1️⃣static let caseDisplayRepresentations: [Bare: DisplayRepresentation] = [.here: "Here"]
            }
            """, says: "error: the case ‘gone’ of Bare has no display representation"),
        MistakenSource(
            "display representations that are computed",
            """
            enum Counted: String, AppEnum {
                case one
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Counted"
                1️⃣static var caseDisplayRepresentations: [Counted: DisplayRepresentation] {
                    var all: [Counted: DisplayRepresentation] = [:]
                    all[.one] = "One"
                    return all
                }
            }
            """, says: "error: the display representations of Counted are only known at run time"),
        MistakenSource(
            "a flag that depends on something",
            """
            struct F1: AppIntent {
                static let title: LocalizedStringResource = "T"
                1️⃣static let openAppWhenRun = CommandLine.argc > 3
                \(perform)
            }
            """, says: "error: openAppWhenRun of F1 is only known at run time"),
        MistakenSource(
            "a phrase without the app's name", shortcuts("P1", #""1️⃣Be fine""#),
            says: "error: the phrase “Be fine” for Fine lacks the app's name"),
        MistakenSource(
            "two parameters in a phrase",
            shortcuts("P2", #""1️⃣Be \(\.$size) and \(\.$other) with \(.applicationName)""#),
            says: "error: the phrase “Be ${size} and ${other} with ${applicationName}” for Fine has 2 parameters"),
        MistakenSource(
            "a text in a phrase", shortcuts("P3", #""1️⃣Be \(\.$text) with \(.applicationName)""#),
            says:
                "error: the parameter ‘text’ in the phrase “Be ${text} with ${applicationName}” is neither an App Enum"),
        MistakenSource(
            "a parameter that the intent lacks", shortcuts("P4", #""1️⃣Be ${mild} with \(.applicationName)""#),
            says:
                "error: the phrase “Be ${mild} with ${applicationName}” names ‘mild’, which is not a parameter of Fine"),
        MistakenSource(
            "eleven App Shortcuts",
            """
            struct P5: AppShortcutsProvider {
                1️⃣static var appShortcuts: [AppShortcut] {
            \(String(repeating: line(#""Be \(.applicationName)""#), count: 11))
                }
            }
            """, says: "error: there are 11 App Shortcuts; an app can have 10"),
        MistakenSource(
            "two providers",
            """
            struct P6: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] { \(line(#""Be \(.applicationName)""#)) }
            }
            1️⃣struct P7: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] { \(line(#""Be \(.applicationName)""#)) }
            }
            """, says: "error: P7 provides App Shortcuts, and P6 does too"),
        MistakenSource(
            "a summary with a property that is no parameter",
            """
            struct S1: AppIntent {
                static let title: LocalizedStringResource = "T"
                @Parameter(title: "A") var first: Int
                var inner = IntentParameter<Int>(title: "B")
                1️⃣static var parameterSummary: some ParameterSummary { Summary("Do \\(\\.inner)") }
                \(perform)
            }
            """, says: "error: the parameter summary of S1 names ‘inner’, which is not one of its parameters"),
        MistakenSource(
            "the class of an intent that is nowhere",
            """
            1️⃣struct M1: AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "GoneIntent"
                static let title: LocalizedStringResource = "T"
                \(perform)
            }
            """, says: "warning: M1 replaces GoneIntent, which no definition of the app declares"),
        MistakenSource(
            "a parameter that is lost",
            """
            1️⃣struct M2: AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "BuyBreadIntent"
                static let title: LocalizedStringResource = "T"
                @Parameter(title: "Count") var count: Int
                \(perform)
            }
            """, says: "warning: M2 lacks the parameter ‘kind’ of BuyBreadIntent"),
        MistakenSource(
            "a parameter of another type",
            """
            1️⃣struct M3: AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "BuyBreadIntent"
                static let title: LocalizedStringResource = "T"
                @Parameter(title: "Kind") var kind: Size
                @Parameter(title: "Count") var count: String
                \(perform)
            }
            """, says: "warning: the parameter ‘count’ of M3 has another type than in BuyBreadIntent"),
    ]

    private static func line(_ phrase: String) -> String {
        "AppShortcut(intent: Fine(), phrases: [\(phrase)], shortTitle: \"F\", systemImageName: \"f\")\n"
    }

    private static func shortcuts(_ name: String, _ phrase: String) -> String {
        let marked = phrase.replacing("1️⃣", with: "")
        return """
            struct \(name): AppShortcutsProvider {
                1️⃣static var appShortcuts: [AppShortcut] { \(line(marked)) }
            }
            """
    }
}
