// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of pictures only by looking into them, which is done outside of the engine.
enum PictureDetail {
    /// What a look at items gave.
    enum Finding {
        case known(Content)
        /// These have to be looked into.
        case inside([ContentFile])
    }

    /// The properties that are in pictures, by the names that the format has for them.
    static let names: Set<String> = [
        "Width", "Height", "Orientation", "Media Type", "Frame Count", "Number of Frames", "Is a Screenshot",
        "Date Taken", "Time Taken", "Creation Date", "Camera Make", "Make", "Camera Model", "Model", "Location",
        "Metadata Dictionary",
    ]

    /// A property of items; where none has it by itself, it may be in those that are pictures.
    static func value(_ name: String, of content: Content, _ coercion: Coercion) -> Finding {
        let properties = ItemProperties(coercion)
        let values = content.mapItems { properties.value(name, of: $0) }
        guard values.isEmpty else { return .known(values) }
        let pictures = content.items.compactMap { item -> ContentFile? in
            guard case .file(let file) = item.value, file.kind == .image else { return nil }
            return file
        }
        return pictures.isEmpty ? .known(.nothing) : .inside(pictures)
    }
}
