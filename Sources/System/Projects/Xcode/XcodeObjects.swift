// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

/// The objects of an Xcode project, which refer to one another by identifiers.
///
/// A reference to nothing, or in a circle, is passed over: it is data of others.
struct XcodeObjects {
    private let objects: [String: PropertyTree]
    /// The project itself.
    let root: Object?

    /// An object with its identifier.
    struct Object {
        let id: String
        private let values: [String: PropertyTree]

        init(id: String, values: [String: PropertyTree]) {
            self.id = id
            self.values = values
        }

        /// Its class, such as `PBXNativeTarget`.
        var kind: String { text("isa") ?? "" }

        func text(_ key: String) -> String? {
            guard case .string(let text)? = values[key] else { return nil }
            return text
        }

        func texts(_ key: String) -> [String] {
            guard case .array(let items)? = values[key] else { return [] }
            return items.compactMap { item in
                guard case .string(let text) = item else { return nil }
                return text
            }
        }

        func table(_ key: String) -> [String: PropertyTree] {
            guard case .dictionary(let table)? = values[key] else { return [:] }
            return table
        }
    }

    init(_ tree: PropertyTree) {
        guard case .dictionary(let file) = tree, case .dictionary(let objects)? = file["objects"] else {
            self.objects = [:]
            root = nil
            return
        }
        self.objects = objects
        guard case .string(let id)? = file["rootObject"], case .dictionary(let values)? = objects[id] else {
            root = nil
            return
        }
        root = Object(id: id, values: values)
    }

    subscript(id: String?) -> Object? {
        guard let id, case .dictionary(let values)? = objects[id] else { return nil }
        return Object(id: id, values: values)
    }

    /// The objects an array refers to.
    func members(_ object: Object, _ key: String) -> [Object] { object.texts(key).compactMap { self[$0] } }
}
