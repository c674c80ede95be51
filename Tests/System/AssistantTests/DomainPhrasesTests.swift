// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import Foundation
import IntentDefinition
import Phrases
import PropertyLists
import Testing

@testable import Assistant
@testable import SiriDomains

@Suite("Templates of SiriKit's domains")
struct DomainPhrasesTests {
    static let languages = ["de", "en", "fr", "zh-Hans"]
    static let files = languages.flatMap { language in
        (embeddedTexts[language] ?? [:]).keys.filter { $0.hasSuffix(".phrases") }.sorted().map { "\(language)/\($0)" }
    }

    private func phrases(_ file: String) throws -> (domain: LocalizedDefinition, phrases: DomainPhrases) {
        let parts = file.split(separator: "/").map(String.init)
        let text = try #require(embeddedTexts[parts[0]]?[parts[1]])
        let name = String(parts[1].dropLast(".phrases".count))
        return (try #require(SiriDomains.definition(named: name)), try DomainPhrases(reading: text, path: file))
    }

    @Test("every file reads, and what it names is there", arguments: files)
    func names(file: String) throws {
        let (domain, phrases) = try phrases(file)
        let language = String(file.prefix { $0 != "/" })
        for (name, templates) in phrases.intents {
            let intent = try #require(domain.file.intents.first { $0.name == name }, "\(file): \(name)")
            #expect(!templates.isEmpty, "\(file): \(name)")
            for template in templates {
                for constant in template.constants {
                    try check(constant, of: intent, in: domain, language, "\(file):\(template.line)")
                }
            }
        }
    }

    /// Whether a constant is a value of its parameter, or of a property.
    private func check(
        _ constant: (key: String, value: String), of intent: IntentDeclaration, in domain: LocalizedDefinition,
        _ language: String, _ place: String
    ) throws {
        let context = ConversationContext(
            app: .init(identifier: "org.example", name: "Concierge"), definition: domain, intent: intent,
            className: "IN\(intent.name)Intent", language: language)
        let invocation = Invocation(texts: [constant.key: constant.value])
        var conversation = Conversation(context, invocation)
        let effects = conversation.start(at: Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero), said: nil)
        for case .finish(.failed(let failure)) in effects {
            Issue.record("\(place): \(constant.key)=\(constant.value): \(failure.detail ?? failure.text)")
        }
        guard let parameter = intent.parameters.first(where: { $0.name == constant.key }) else { return }
        let reading = ValueReader(context, now: Date(timeIntervalSince1970: 0)).read(constant.value, for: parameter)
        if case .unreadable(let reason) = reading { Issue.record("\(place): \(constant.key): \(reason)") }
    }

    @Test("each template compiles, and its slots are parameters", arguments: files)
    func compiles(file: String) throws {
        let language = String(file.prefix { $0 != "/" })
        let app = try DomainApp.app()
        let (domain, phrases) = try phrases(file)
        for intent in app.intents where intent.definition.name == domain.name {
            let wording = try #require(intent.wordings(of: app, language: language).first { $0.language == language })
            for template in phrases.intents[intent.declaration.name] ?? [] {
                var alone = wording
                alone.templates = [IntentWording.Template(template.text, constants: template.constants)]
                var made = IntentPhrases()
                do {
                    try made.add(alone, meaning: 0)
                } catch {
                    Issue.record("\(file):\(template.line): \(error.sentence)")
                }
            }
        }
    }

    @Test("every intent that an app may handle can be said in every language", arguments: languages)
    func complete(language: String) throws {
        let silent: Set<String> = [
            "ListCars", "ShareFocusStatus", "GetRestaurantGuest", "GetAvailableRestaurantReservationBookingDefaults",
        ]
        for name in SiriDomains.classNames {
            let intent = try #require(SiriDomains.intent(name))
            let phrases = SiriDomains.phrases(of: intent.definition.name, in: language)
            let count = phrases.intents[intent.declaration.name]?.count ?? 0
            #expect(
                count >= 2 || silent.contains(intent.declaration.name), "\(language): \(name) has \(count) templates")
        }
    }

    @Test(
        "a line that can't be read is named",
        arguments: [
            ("play music", 1, "no intent stands above the line"), ("# words\n[A]\n[A]", 3, "‘A’ is there twice"),
            ("[A]\nplay -> kind", 2, "‘kind’ is not a constant"), ("<a>: x\n<a>: y", 2, "‘a’ is there twice"),
            ("[A]\nplay -> a=1, a=2", 2, "‘a=2’ is not a constant"), ("{a}:", 1, "no intent stands above the line"),
            ("[A]\n" + String(repeating: "x", count: 3000), 2, "the line is too long"),
        ])
    func mistakes(text: String, line: Int, reason: String) throws {
        let error = #expect(throws: DomainPhrasesError.self) { try DomainPhrases(reading: text, path: "A.phrases") }
        #expect(try #require(error).description.hasPrefix("A.phrases:\(line): \(reason)"))
    }
}
