// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Descriptors
import FileBytes
import Foundation
import IntentValues
import Processes
import Store
import SystemTexts

/// A file that a person names as an answer.
struct AnswerFile: Sendable {
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
    private func open() throws(PlainFile.Problem) -> OpenFile {
        guard let way = ContainerWay(to: file) else {
            return OpenFile(owning: try PlainFile.openForReading(file.path))
        }
        return OpenFile(owning: try PlainFile.openForReading(way.path, beneath: way.containers))
    }

    private func readNow() -> Conversation.Event {
        do {
            return .fileRead(
                FileValue(
                    try SealedFile.content(copying: open()), filename: file.lastPathComponent,
                    typeIdentifier: TypeIdentifier.of(pathExtension: file.pathExtension)))
        } catch {
            return .fileRefused(reason: reason(of: error))
        }
    }

    private func reason(of error: any Error) -> String {
        let text = Texts<SystemText>(language)
        switch error {
        case PlainFile.Problem.absent: return text(.fileMissing, ["path": file.path])
        case FileError.tooLarge:
            let values = ["path": file.path, "megabytes": String(FileValue.sizeLimit >> 20)]
            return text(.fileTooLarge, values)
        default: return text(.fileUnusable, ["path": file.path])
        }
    }
}
