// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences

/// Makes a file of another type of its input: text as JSON or a property list, a file under another extension.
struct GetFileOfTypeAction: ValueAction {
    static let definition = ActionDefinition(
        "gettypeaction", "Get File of Type", [.input, .text("WFFileType")],
        state: .partial("what is no dictionary keeps its bytes; pictures and web archives are not converted"))

    private let input: Operand
    private let type: Operand

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        type = parameters.operand("WFFileType", or: .text("public.data"))
    }

    func value(_ context: inout RunContext) -> Content {
        let type = context.text(type).trimmingCharacters(in: .whitespacesAndNewlines)
        return Content(context.items(input).map { ContentItem(.file(Self.file($0, type, context.coercion))) })
    }

    private static func file(_ item: ContentItem, _ type: String, _ coercion: Coercion) -> ContentFile {
        let file = coercion.file(item)
        let ending = FileTypes.fileExtension(of: type) ?? FileName.fileExtension(of: file.name)
        let base = FileName.base(of: file.name)
        let name = ending.map { "\(base).\($0)" } ?? base
        return ContentFile(name: name, type: type, data: data(item, type, coercion) ?? file.data)
    }

    /// The bytes of a dictionary in another form; nil where they stay as they are.
    private static func data(_ item: ContentItem, _ type: String, _ coercion: Coercion) -> Data? {
        let isPropertyList = ["com.apple.plist", "com.apple.property-list", "com.apple.xml-property-list"].contains(
            type)
        guard isPropertyList || type == "public.json" else { return nil }
        guard let dictionary = coercion.dictionary(item) else { return nil }
        return isPropertyList
            ? PropertyListText.data(of: dictionary, in: coercion)
            : Data(JSONText.text(of: dictionary, in: coercion).utf8)
    }
}
