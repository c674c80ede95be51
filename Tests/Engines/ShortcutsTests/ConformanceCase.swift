// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import Shortcuts
import Testing

/// One small shortcut with its expected result, as `Conformance/README.md` describes the files.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    var file: String
    var name: String
    var document: ShortcutDocument
    var input: Content
    /// What is answered, in the order of what is asked.
    var answers: [PropertyListNode.Content]
    /// The items of the output, as JSON.
    var output: [PropertyListNode.Content]?
    /// A piece of the reason for which the run has to fail.
    var failure: String?
    /// What has to be done outside, in order, each in a line.
    var effects: [String]?

    var testDescription: String { "\(file): \(name)" }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Conformance")

    /// All cases of all files.
    static func all() throws -> [ConformanceCase] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        return try names.sorted().flatMap { name in
            let data = try Data(contentsOf: folder.appending(path: name))
            let limits = PropertyListLimits(size: 1 << 22, depth: 64, values: 100_000)
            do {
                let cases = try JSONReader.read(data, within: limits)?.content.dictionary?.entries ?? []
                return try cases.map { try ConformanceCase(file: name, name: $0.key, $0.value.content) }
            } catch {
                throw Malformed(file: name, reason: "\(error)")
            }
        }
    }

    struct Malformed: Error { var file: String; var reason: String }

    private init(file: String, name: String, _ content: PropertyListNode.Content) throws {
        guard let properties = content.dictionary, let actions = properties.array("actions") else {
            throw Malformed(file: file, reason: "\(name) has no actions")
        }
        self.file = file
        self.name = name
        document = ShortcutDocument(actions: try actions.map { try Self.action($0.content, file: file) })
        document.properties["WFWorkflowClientVersion"] = properties["client"]
        input = properties["input"].map { Self.content($0) } ?? .nothing
        answers = (properties.array("answers") ?? []).map(\.content)
        output = properties.array("output").map { $0.map(\.content) }
        failure = properties.string("failure")
        effects = properties.array("effects")?.compactMap(\.content.string)
    }

    /// What is given or answered: JSON, and `{"$file": "a.png", "text": "…", "path": "…"}` for a file, `{"$url": "…"}`
    /// for an address, `{"$shortcut": "…"}` for a kept shortcut.
    static func content(_ content: PropertyListNode.Content) -> Content {
        if case .array(let elements) = content {
            return Content(elements.flatMap { Self.content($0.content).items })
        }
        if let name = content.dictionary?.string("$file") {
            let properties = content.dictionary
            let type = properties?.string("type") ?? FileTypes.type(ofName: name)
            let data = Data((properties?.string("text") ?? "").utf8)
            return Content(.file(ContentFile(name: name, type: type, data: data, path: properties?.string("path"))))
        }
        if let url = content.dictionary?.string("$url") { return Content(.url(url)) }
        if let name = content.dictionary?.string("$shortcut") {
            return Content(.record(ContentRecord(kind: .shortcut, title: name, properties: ContentDictionary())))
        }
        return JSONText.content(content)
    }

    /// `["gettext", {…}]`: the identifier without its usual beginning, and the parameters.
    private static func action(_ content: PropertyListNode.Content, file: String) throws -> ShortcutAction {
        guard case .array(let parts) = content, let name = parts.first?.content.string else {
            throw Malformed(file: file, reason: "an action is no array")
        }
        let parameters = parts.dropFirst().first?.content.dictionary ?? ShortcutDictionary()
        return ShortcutAction(
            identifier: name.contains("com.") ? name : "is.workflow.actions.\(name)",
            parameters: ShortcutDictionary(
                entries: parameters.entries.map { .init(key: $0.key, expanded($0.value.content)) }))
    }

    /// The short forms of variables and texts, as the format has them.
    private static func expanded(_ content: PropertyListNode.Content) -> PropertyListNode.Content {
        switch content {
        case .string(let text) where text.contains("${"): serialized("WFTextTokenString", template(text))
        case .array(let elements):
            .array(elements.map { PropertyListNode(content: expanded($0.content), location: .init()) })
        case .dictionary(let entries):
            if entries.count == 1, entries[0].key == "$variable", let name = entries[0].value.content.string {
                serialized("WFTextTokenAttachment", variable(name))
            } else if entries.count == 2, entries[0].key == "$variable", let name = entries[0].value.content.string {
                serialized("WFTextTokenAttachment", variable(name, entries[1].value.content))
            } else {
                .dictionary(entries.map { .init(key: $0.key, expanded($0.value.content)) })
            }
        default: content
        }
    }

    private static func serialized(_ type: String, _ value: PropertyListNode.Content) -> PropertyListNode.Content {
        .dictionary([.init(key: "Value", value), .init(key: "WFSerializationType", .string(type))])
    }

    /// `#UUID` is an output, `@ExtensionInput` a source of the run, anything else a name.
    private static func variable(
        _ name: String, _ aggrandizements: PropertyListNode.Content? = nil
    ) -> PropertyListNode.Content {
        var entries: [PropertyListNode.Entry] =
            switch name.first {
            case "#":
                [
                    .init(key: "Type", .string("ActionOutput")),
                    .init(key: "OutputUUID", .string(String(name.dropFirst()))),
                ]
            case "@": [.init(key: "Type", .string(String(name.dropFirst())))]
            default: [.init(key: "Type", .string("Variable")), .init(key: "VariableName", .string(name))]
            }
        if let aggrandizements { entries.append(.init(key: "Aggrandizements", aggrandizements)) }
        return .dictionary(entries)
    }

    /// `Hello ${Name}`: attachments by ranges of UTF-16 units.
    private static func template(_ text: String) -> PropertyListNode.Content {
        var string = ""
        var attachments: [PropertyListNode.Entry] = []
        var rest = text[...]
        while let start = rest.range(of: "${"), let end = rest.range(of: "}", range: start.upperBound..<rest.endIndex) {
            string += rest[..<start.lowerBound]
            attachments.append(
                .init(key: "{\(string.utf16.count), 1}", variable(String(rest[start.upperBound..<end.lowerBound]))))
            string += "\u{FFFC}"
            rest = rest[end.upperBound...]
        }
        string += rest
        return .dictionary([
            .init(key: "string", .string(string)), .init(key: "attachmentsByRange", .dictionary(attachments)),
        ])
    }
}
