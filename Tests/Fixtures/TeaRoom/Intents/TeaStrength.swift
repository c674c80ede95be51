// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// How long it is left in the pot.
enum TeaStrength: String, AppEnum {
    case light, strong

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
    static let caseDisplayRepresentations: [TeaStrength: DisplayRepresentation] = [.light: "Light", .strong: "Strong"]
}
