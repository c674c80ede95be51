// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences

/// Makes a file of another type of its input: text as JSON or a property list, a file under another extension.
struct GetFileOfTypeAction: EffectAction {
    static let definition = ActionDefinition(
        "gettypeaction", "Get File of Type", [.input, .text("WFFileType")],
        state: .partial("values other than dictionaries keep their bytes; pictures and web archives are not converted"))

    private let input: Operand
    private let type: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        type = parameters.operand("WFFileType", or: .text("public.data"))
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let type = context.text(type).trimmingCharacters(in: .whitespacesAndNewlines)
        return Self.step(context.items(input)[...], type, [], context.coercion)
    }

    /// One item after the other, as a shortcut's own file is had from outside.
    private static func step(
        _ items: ArraySlice<ContentItem>, _ type: String, _ done: [ContentItem], _ coercion: Coercion
    ) -> ActionStep {
        var (rest, files) = (items, done)
        while let item = rest.popFirst() {
            if case .record(let record) = item.value, record.kind == .shortcut, isPropertyList(type) {
                let (remaining, gathered) = (rest, files)
                return .needs(.readShortcut(name: record.title)) { result, _ throws(ShortcutFailure) in
                    step(remaining, type, gathered + (try result.content().items), coercion)
                }
            }
            files.append(ContentItem(.file(file(item, type, coercion))))
        }
        return .done(Content(files))
    }

    private static func isPropertyList(_ type: String) -> Bool {
        ["com.apple.plist", "com.apple.property-list", "com.apple.xml-property-list"].contains(type)
    }

    private static func file(_ item: ContentItem, _ type: String, _ coercion: Coercion) -> ContentFile {
        let file = coercion.file(item)
        let ending = FileTypes.fileExtension(of: type) ?? FileName.fileExtension(of: file.name)
        let base = FileName.base(of: file.name)
        let name = ending.map { "\(base).\($0)" } ?? base
        return ContentFile(name: name, type: type, data: data(item, type, coercion) ?? file.data)
    }

    /// The bytes of a dictionary in another form; nil if they stay as they are.
    private static func data(_ item: ContentItem, _ type: String, _ coercion: Coercion) -> Data? {
        let isPropertyList = isPropertyList(type)
        guard isPropertyList || type == "public.json" else { return nil }
        guard let dictionary = coercion.dictionary(item) else { return nil }
        return isPropertyList
            ? PropertyListText.data(of: dictionary, in: coercion)
            : Data(JSONText.text(of: dictionary, in: coercion).utf8)
    }
}
