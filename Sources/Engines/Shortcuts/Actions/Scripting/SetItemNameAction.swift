// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives its input another name; a file keeps its extension where the name has none.
struct SetItemNameAction: ValueAction {
    static let definition = ActionDefinition(
        "setitemname", "Set Name",
        [.input, .text("WFName"), .flag("WFDontIncludeFileExtension"), .flag("Advanced")])

    private let input: Operand
    private let name: Operand
    private let isWithoutExtension: Bool

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        name = parameters.operand("WFName", or: .text(""))
        isWithoutExtension = parameters.flag("WFDontIncludeFileExtension", default: false)
    }

    func value(_ context: inout RunContext) -> Content {
        let name = context.text(name)
        guard !name.isEmpty else { return context.content(input) }
        return Content(context.items(input).map { named($0, name) })
    }

    private func named(_ item: ContentItem, _ name: String) -> ContentItem {
        guard case .file(let file) = item.value else {
            var item = item
            item.name = name
            return item
        }
        let type = FileTypes.type(ofName: name)
        guard type == "public.data" else {
            return ContentItem(.file(ContentFile(name: name, type: type, data: file.data, path: file.path)))
        }
        let ending = isWithoutExtension ? nil : FileName.fileExtension(of: file.name)
        let whole = ending.map { "\(name).\($0)" } ?? name
        return ContentItem(.file(ContentFile(name: whole, type: file.type, data: file.data, path: file.path)))
    }
}

/// The parts of a file's name.
enum FileName {
    /// What stands behind the last point; nil if there is none, or only a point before the name.
    static func fileExtension(of name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let ending = name[name.index(after: dot)...]
        return ending.isEmpty ? nil : String(ending)
    }

    /// The name without its extension.
    static func base(of name: String) -> String {
        fileExtension(of: name).map { String(name.dropLast($0.count + 1)) } ?? name
    }
}
