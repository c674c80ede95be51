// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import IntentValues
import PeerConnection
import Wire

/// The line to the system of a process that does what a plan says.
struct HostileLine<Said: CallingMessage, Heard: MessageToProcess> {
    private var connection = Connection<Said, Heard>()
    /// Messages that came while a result was awaited.
    private var waiting: [Heard] = []

    mutating func next() throws -> Heard? {
        waiting.isEmpty ? try connection.receive() : waiting.removeFirst()
    }

    func send(_ message: Said) throws {
        try connection.send(message)
    }

    /// Sends what is not a file, or is not announced as it should be.
    func sendFile(_ plan: Plan) throws {
        note(plan.kind)
        try HostileFile.allCases[plan.seed % HostileFile.allCases.count].send(on: connection)
    }

    /// Lets the system have a file, which messages may name from then on.
    func announce(_ file: FileContent) throws {
        connection.send(
            FileFrame.comes(file.digest, size: file.size).bytes, descriptor: try file.storage.descriptor())
    }

    func send(_ plan: Plan, id: Int, value: IntentValue? = nil) throws {
        let message = try HostileMessage(plan.kind, seed: plan.seed, id: id, value: value)
        note(plan.kind)
        connection.send(message.frame)
    }

    /// - Returns: How many were sent that the system has to look at.
    mutating func call(_ plan: Plan) throws -> Int {
        var count = 0
        for index in 0..<plan.count {
            let message = try HostileMessage(plan.kind, seed: plan.seed + index, id: index)
            // Few: each ends the process.
            guard message.isMessage || (index == plan.count - 1 && plan.seed % 7 == 0) else { continue }
            note(plan.kind)
            connection.send(message.frame)
            count += 1
            if plan.kind == .voiceAdd || plan.kind == .voiceEdit {
                // Nobody is there to answer a screen.
                try connection.send(.call(id: -1, PhraseScreenDismissal().erased))
            }
            try awaitResult(index)
        }
        return count
    }

    private mutating func awaitResult(_ number: Int) throws {
        while let message = try connection.receive() {
            if let (id, _) = message.result {
                if id == number { return }
            } else {
                waiting.append(message)
            }
        }
        exit(0)
    }

    private var home: String { ProcessInfo.processInfo.environment["HOME"] ?? "/tmp" }

    /// Whether no process of the app has begun with the plan before.
    func isFirst(_ plan: Plan) -> Bool {
        let descriptor = open("\(home)/begun-\(plan.text)", O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }

    /// Counts a trial in the process's container, for anyone who reads it later.
    private func note(_ kind: MessageKind) {
        let descriptor = open(home + "/trials", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard descriptor >= 0 else { return }
        let line = Array("\(kind.rawValue)\n".utf8)
        _ = write(descriptor, line, line.count)
        close(descriptor)
    }
}
