// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation

extension ProbedParameter {
    /// Of the framework's own intents, and types that only those have.
    static let ofDomains: [ProbedParameter] =
        messages + workouts + payments + [
            ProbedParameter(
                intent: "INPlayMediaIntent", name: "mediaItems", answer: "Thriller",
                answered: .array([.string("Thriller")]), first: .string("Alpha"), second: .string("Beta"),
                isArray: true, property: "title")
        ]

    private static let messages = [
        ProbedParameter(
            intent: "INSendMessageIntent", name: "recipients", answer: "Carla Jones",
            answered: .array([.named("Carla Jones")]), first: .person("Anna"), second: .person("Ben"), isArray: true),
        ProbedParameter(
            intent: "INSendMessageIntent", name: "content", answer: "blue paint", answered: .string("blue paint"),
            first: .string("alpha"), second: .string("beta")),
        ProbedParameter(
            intent: "INSendMessageIntent", name: "speakableGroupName", answer: "evening run",
            answered: .string("evening run"), first: .string("alpha"), second: .string("beta")),
        ProbedParameter(
            intent: "INSearchForMessagesIntent", name: "dateTimeRange", answer: "2026-12-24",
            answered: .string("2026-12-24"), first: .string("2026-05-01"), second: .string("2026-06-02"),
            nonsense: gibberish, property: "start"),
    ]

    private static let workouts = [
        ProbedParameter(
            intent: "INStartWorkoutIntent", name: "workoutName", answer: "evening run",
            answered: .string("evening run"), first: .string("alpha"), second: .string("beta")),
        ProbedParameter(
            intent: "INStartWorkoutIntent", name: "goalValue", answer: "2.5", answered: .decimal(2.5),
            first: .decimal(1.5), nonsense: gibberish, isOffered: false),
        ProbedParameter(
            intent: "INStartWorkoutIntent", name: "isOpenEnded", answer: "no", answered: .boolean(false),
            first: .boolean(true), nonsense: gibberish, isOffered: false),
    ]

    private static let payments = [
        ProbedParameter(
            intent: "INSendPaymentIntent", name: "payee", answer: "Carla Jones", answered: .named("Carla Jones"),
            first: .person("Anna"), second: .person("Ben")),
        ProbedParameter(
            intent: "INSendPaymentIntent", name: "currencyAmount", answer: "12.50 EUR", answered: .money(12.5, "EUR"),
            first: .money(5, "EUR"), second: .money(10, "USD"), nonsense: gibberish),
        ProbedParameter(
            intent: "INPayBillIntent", name: "transactionAmount", answer: "12.50 EUR", answered: .money(12.5, "EUR"),
            first: .money(5, "EUR"), second: .money(10, "USD"), nonsense: gibberish, property: "amount"),
    ]
}
