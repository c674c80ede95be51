// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Where pizza is baked; the cases have the names that they have in the definition file.
public enum Shop: String, AppEnum {
    /// By the water.
    case harbour
    /// At the platforms.
    case station

    /// What a list of them is called.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
    /// As a guest reads them.
    public static let caseDisplayRepresentations: [Shop: DisplayRepresentation] = [
        .harbour: "harbour", .station: "station",
    ]

    /// What a guest reads.
    var title: String {
        switch self {
        case .harbour: String(localized: "harbour")
        case .station: String(localized: "station")
        }
    }
}
