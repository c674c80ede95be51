// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum CupSize: Int, CaseIterable, Codable {
    case small = 200
    case medium = 300
    case large = 450

    var name: String {
        switch self {
        case .small: return "Small"
        case .medium: return "Medium"
        case .large: return "Large"
        }
    }
}

extension CupSize: AppEnum {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"

    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .small: "Small",
        .medium: "Medium",
        .large: "Large",
    ]
}
