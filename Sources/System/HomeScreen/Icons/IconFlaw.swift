// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why one icon can't be drawn as it was asked for.
struct IconFlaw: Error, Hashable, Sendable {
    private let thing: String
    private let reason: String
    private let mend: String

    /// For a developer: the thing, the reason, the mend.
    var sentence: String { sentence(of: "a plain dot") }

    /// - Parameter standIn: What is shown in its place.
    func sentence(of standIn: String) -> String {
        "\(thing) \(reason), so \(standIn) stands in for it; \(mend)"
    }

    private init(_ thing: String, _ reason: String, mend: String) {
        self.thing = thing
        self.reason = reason
        self.mend = mend
    }

    static func symbol(_ name: String, _ reason: String, mend: String) -> IconFlaw {
        IconFlaw("the symbol ‘\(name.prefix(100))’", reason, mend: mend)
    }

    static func template(_ name: String, _ reason: String, mend: String) -> IconFlaw {
        IconFlaw("the icon file ‘\(name.prefix(100))’", reason, mend: mend)
    }

    static func drawing(_ name: String, _ reason: String) -> IconFlaw {
        IconFlaw(
            "the drawing ‘\(name.prefix(300))’", "cannot be used: \(reason)",
            mend: "install the package adwaita-icon-theme again")
    }
}
