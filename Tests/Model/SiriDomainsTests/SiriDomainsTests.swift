// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import TestSupport
import Testing

@testable import SiriDomains

/// The definitions and their words are compiled in, so whatever is wrong with them is found here.
@Suite struct SiriDomainsTests {
    private static let files = (embeddedTexts["Definitions"] ?? [:]).keys.sorted()

    @Test("every definition can be read", arguments: files)
    func reading(file: String) throws {
        let domain = try DomainDefinition.read(Data((embeddedTexts["Definitions"]?[file] ?? "").utf8))
        #expect("\(domain.domain).json" == file)
    }

    @Test("every intent that an extension may handle is found by its class", arguments: SiriDomains.classNames)
    func finding(className: String) throws {
        let intent = try #require(SiriDomains.intent(className))
        #expect(intent.declaration.className == className)
        #expect(intent.declaration.kind == .system)
        #expect(intent.declaration.title != nil)
        #expect(intent.declaration.response?.codes.isEmpty == false)
    }

    @Test("every type that is written by hand for the domains is among their names") func handwritten() throws {
        let folder = PackageRoot.url.appending(path: "Sources/SDK/Intents/Domains")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { URL(filePath: $0) }
            .filter { $0.pathExtension == "swift" }.map { $0.deletingPathExtension().lastPathComponent }
        let types = files.filter { $0.hasPrefix("IN") && !$0.contains("+") && $0 != "INRestaurantResponses" }
        #expect(types.count > 10)
        #expect(types.filter { !SiriDomains.typeNames.contains($0) } == [])
    }

    @Test("a class that no domain has is unknown") func stranger() {
        #expect(SiriDomains.intent("INOrderPizzaIntent") == nil)
        #expect(SiriDomains.intent("INGetReservationDetailsIntent") == nil)
    }

    @Test(
        "codes have Apple's numbers and say what they are called",
        arguments: [
            ("INSendMessageIntent", 3, "success", ResponseMeaning.success),
            ("INSendMessageIntent", 6, "failureMessageServiceNotAvailable", .failure),
            ("INStartCallIntent", 3, "userConfirmationRequired", .userConfirmationRequired),
            ("INPlayMediaIntent", 5, "handleInApp", .handleInApp),
            ("INStartWorkoutIntent", 2, "continueInApp", .continueInApp),
            ("INPauseWorkoutIntent", 6, "handleInApp", .handleInApp),
            ("INRequestRideIntent", 5, "failureRequiringAppLaunch", .failureRequiringAppLaunch),
        ])
    func codes(className: String, number: Int, name: String, meaning: ResponseMeaning) throws {
        let response = try #require(SiriDomains.intent(className)?.declaration.response)
        #expect(response.name(ofCode: number) == name)
        #expect(response.meaning(ofCode: number) == meaning)
        #expect(response.rawValue(ofCode: name) == number)
    }

    @Test("a number that no code has means nothing", arguments: [-1, 100, Int.max, Int.min])
    func noCode(number: Int) throws {
        let response = try #require(SiriDomains.intent("INSendMessageIntent")?.declaration.response)
        #expect(response.name(ofCode: number) == nil)
        #expect(response.meaning(ofCode: number) == nil)
    }

    @Test("whatever is asked about has a question", arguments: SiriDomains.classNames)
    func questions(className: String) throws {
        let intent = try #require(SiriDomains.intent(className))
        for parameter in intent.declaration.parameters where parameter.supportsResolution || parameter.isRequired {
            #expect(parameter.dialog(.primary) != nil, "\(className).\(parameter.name)")
            #expect(parameter.displayName != nil, "\(className).\(parameter.name)")
        }
    }

    @Test("reasons have Apple's numbers, from 1") func reasons() throws {
        let intent = try #require(SiriDomains.intent("INSendPaymentIntent")?.declaration)
        let amount = try #require(intent.parameters.first { $0.name == "currencyAmount" })
        #expect(
            amount.unsupportedReasons.map(\.code) == [
                "paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported",
            ])
        #expect(amount.unsupportedReasons.allSatisfy { $0.text != nil })
    }
}
