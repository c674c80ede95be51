// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why one icon can't be drawn as it was asked for.
struct IconFlaw: Error, Hashable, Sendable {
    private let thing: String
    private let reason: String
    private let remedy: String

    /// For a developer: the thing, the reason, the remedy.
    var sentence: String { sentence(of: "a plain dot") }

    /// - Parameter standIn: What is shown in its place.
    func sentence(of standIn: String) -> String {
        "\(thing) \(reason), so \(standIn) stands in for it; \(remedy)"
    }

    private init(_ thing: String, _ reason: String, remedy: String) {
        self.thing = thing
        self.reason = reason
        self.remedy = remedy
    }

    static func symbol(_ name: String, _ reason: String, remedy: String) -> IconFlaw {
        IconFlaw("the symbol ‘\(name.prefix(100))’", reason, remedy: remedy)
    }

    static func template(_ name: String, _ reason: String, remedy: String) -> IconFlaw {
        IconFlaw("the icon file ‘\(name.prefix(100))’", reason, remedy: remedy)
    }

    static func drawing(_ name: String, _ reason: String) -> IconFlaw {
        IconFlaw(
            "the drawing ‘\(name.prefix(300))’", "cannot be used: \(reason)",
            remedy: "install the package adwaita-icon-theme again")
    }
}
