// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names of Swift and of the SDK as generated code writes them: alone, as Xcode does, and with their module where
/// the definition declares a type of the same name.
struct KnownNames {
    /// What Swift itself has; everything else comes with `Intents`, its own or from Foundation and its like.
    private static let ofSwift: Set<String> = ["Bool", "Double", "Int", "String"]

    /// The types that the generated code declares.
    let declared: Set<String>

    /// The name, such as `String` or `Swift.String`.
    func callAsFunction(_ name: String) -> String {
        guard declared.contains(name) else { return name }
        return (Self.ofSwift.contains(name) ? "Swift." : "Intents.") + name
    }

    /// The name where a property of the same name is nearer, as in the tables of a class.
    func callAsFunction(_ name: String, beside properties: [Property]) -> String {
        properties.contains { $0.name.text == name } ? "Intents." + name : self(name)
    }
}
