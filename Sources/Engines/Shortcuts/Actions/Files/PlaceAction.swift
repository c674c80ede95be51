// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A file or a folder that a shortcut names.
protocol NamedPlace: Sendable {
    static var definition: ActionDefinition { get }
    static var key: String { get }
}

/// Gives a file or a folder that was chosen when the shortcut was written.
struct PlaceAction<Place: NamedPlace>: EffectAction {
    static var reaches: Set<ActionReach> { [.files] }
    static var definition: ActionDefinition { Place.definition }

    private let place: FilePlace

    init(_ parameters: inout ParameterReader) { place = FilePlace(Place.key, &parameters) }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        if let content = place.content(context) { return .done(content) }
        guard let path = place.path(context) else {
            throw ShortcutFailure("nothing is chosen", remedy: "choose one in the shortcut")
        }
        return .needs(.files(.open(path: path, allowsSeveral: false, .asks)))
    }
}

enum NamedFile: NamedPlace {
    static let definition = ActionDefinition("file", "File", [ParameterDefinition("WFFile", "file")])
    static let key = "WFFile"
}

enum NamedFolder: NamedPlace {
    static let definition = ActionDefinition("folder", "Folder", [ParameterDefinition("WFFolder", "folder")])
    static let key = "WFFolder"
}
