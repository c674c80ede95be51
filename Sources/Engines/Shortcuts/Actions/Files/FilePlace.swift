// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ShortcutDocument

/// A file or a folder that a parameter names: by a record of where it lies, or as what a variable has.
struct FilePlace: Sendable {
    private let written: String?
    private let operand: Operand?

    init(_ key: String, _ parameters: inout ParameterReader) {
        written = parameters.record(key).map { Self.path(in: $0) }
        operand = written == nil ? parameters.operand(key) : nil
    }

    /// Whether the file names none.
    var isAbsent: Bool { written == nil && operand == nil }

    /// Its path, from the folder of shortcuts where it does not begin with `/`; nil if none is named.
    func path(_ context: RunContext) -> String? {
        if let written { return written }
        guard let operand, let item = context.wholeContent(operand).first else { return nil }
        if case .file(let file) = item.value { return file.path ?? file.name }
        return context.coercion.text(item)
    }

    /// A path inside of it.
    func path(_ path: String, _ context: RunContext) -> String {
        guard let folder = self.path(context), !folder.isEmpty else { return path }
        let rest = path.drop { $0 == "/" }
        return folder.hasSuffix("/") ? folder + rest : "\(folder)/\(rest)"
    }

    /// What a variable has that stands in its place; nil if there is none.
    func content(_ context: RunContext) -> Content? { operand.map { context.wholeContent($0) } }

    /// The roots have names for people, and no path of their own.
    private static let roots = ["Shortcuts", "iCloud Drive", "On My iPhone", "On My iPad", "Dropbox"]

    private static func path(in record: ShortcutDictionary) -> String {
        if let path = record.dictionary("fileLocation")?.string("relativeSubpath"), !path.isEmpty { return path }
        let name = record.string("filename") ?? record.string("displayName") ?? ""
        return roots.contains(record.string("displayName") ?? name) ? "" : name
    }
}
