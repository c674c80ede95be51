// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Descriptors
import Foundation
import IntentValues
import Store
import SystemTexts

/// A file that a person names as an answer.
struct AnswerFile: Sendable {
    /// What fits into one frame once it is written as base64, with room to spare.
    static let sizeLimit = 40 << 20

    private static let queue = QueueExecutor(label: "org.beckon.files")
    private let file: URL
    private let language: String

    /// - Parameter path: The person's own words: relative, absolute, with a leading `~`, or a file URL.
    init(path: String, environment: AssistantEnvironment) {
        language = environment.language
        let path = path.trimmingCharacters(in: .whitespacesAndNewlines)
        if path == "~" || path.hasPrefix("~/") {
            file = environment.home.appending(path: String(path.dropFirst(2)))
        } else if path.hasPrefix("file://"), let url = URL(string: path) {
            file = url
        } else {
            file = path.hasPrefix("/") ? URL(filePath: path) : environment.workingDirectory.appending(path: path)
        }
    }

    func read() async -> Conversation.Event {
        await Self.queue.perform { readNow() }
    }

    /// What an app has put into its container may be a link to what the person never meant to show anybody.
    private func bytes() throws(PlainFile.Problem) -> [UInt8] {
        guard let way = ContainerWay(to: file) else { return try PlainFile.read(file.path, limit: Self.sizeLimit) }
        return try PlainFile.read(way.path, beneath: way.containers, limit: Self.sizeLimit)
    }

    private func readNow() -> Conversation.Event {
        let text = Texts<SystemText>(language)
        do throws(PlainFile.Problem) {
            return .fileRead(
                FileValue(
                    data: Data(try bytes()), filename: file.lastPathComponent,
                    typeIdentifier: TypeIdentifier.of(pathExtension: file.pathExtension)))
        } catch {
            switch error {
            case .absent: return .fileRefused(reason: text(.fileMissing, ["path": file.path]))
            case .tooLarge:
                let values = ["path": file.path, "megabytes": String(Self.sizeLimit >> 20)]
                return .fileRefused(reason: text(.fileTooLarge, values))
            case .noFile, .link, .system: return .fileRefused(reason: text(.fileUnusable, ["path": file.path]))
            }
        }
    }
}
