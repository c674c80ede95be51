// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Goes wrong in the way it is told to.
final class MisbehaveHandler: NSObject, MisbehaveIntentHandling {
    func resolveNote(for intent: MisbehaveIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        if intent.way == .crashInResolve {
            fatalError("the note is missing")
        }
        completion(.success(with: intent.note ?? "a note"))
    }

    func confirm(intent: MisbehaveIntent, completion: @escaping (MisbehaveIntentResponse) -> Void) {
        if intent.way == .hangInConfirm {
            while true { pause() }
        }
        completion(.init(code: .ready, userActivity: nil))
    }

    func handle(intent: MisbehaveIntent, completion: @escaping (MisbehaveIntentResponse) -> Void) {
        switch intent.way {
        case .floodOutput: floodOutput()
        case .allocate: allocate()
        case .crashInHandle: abort()
        case .neverAnswer: return
        case .donateOddDates: finish(completion) { await OddDates.donate() }
        case .donateSeveral:
            donateSeveral()
            completion(.success(what: "it and went on"))
        case .floodDonations:
            let note = intent.note ?? ""
            finish(completion) { await DonationFlood.donate(for: note) }
        case .answerTwice:
            completion(.success(what: "it once"))
            completion(.success(what: "it twice"))
        default: completion(.success(what: "nothing wrong"))
        }
    }

    private func finish(
        _ completion: @escaping (MisbehaveIntentResponse) -> Void, by working: @escaping @Sendable () async -> String
    ) {
        // The completion may be called on any thread, and is called here alone.
        nonisolated(unsafe) let completion = completion
        Task { completion(.success(what: await working())) }
    }

    /// Donates without waiting, and keeps a place in the app and what is relevant.
    private func donateSeveral() {
        for number in 0..<8 {
            let intent = AsyncOnlyIntent()
            intent.note = "one of several, \(number)"
            INInteraction(intent: intent, response: nil).donate(completion: nil)
        }
        INRelevantShortcutStore.default.setRelevantShortcuts([])
    }

    /// Prints a gigabyte.
    private func floodOutput() {
        let line = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<1024 {
            FileHandle.standardOutput.write(line)
        }
    }

    /// Takes memory until there is none, and touches it so that it counts.
    private func allocate() {
        while true {
            let block = UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 4096)
            memset(block, 1, 16 << 20)
        }
    }
}
