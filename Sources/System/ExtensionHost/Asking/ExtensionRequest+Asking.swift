// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension ExtensionRequest {
    /// Handle acts on the world: asked twice, it might order two pizzas.
    var isRepeatable: Bool {
        switch self {
        case .resolve, .options, .defaultValue, .confirm, .draw: true
        case .handle: false
        }
    }

    /// What is asked, as it goes into a sentence.
    var summary: String {
        let intent = intent.className.withoutControlCharacters.shortened(to: 200)
        return switch self {
        case .resolve(let parameter, _): "to resolve ‘\(parameter)’ of \(intent)"
        case .options(let parameter, _, _): "for the options of ‘\(parameter)’ of \(intent)"
        case .defaultValue(let parameter, _): "for the default of ‘\(parameter)’ of \(intent)"
        case .confirm: "to confirm \(intent)"
        case .handle: "to handle \(intent)"
        case .draw: "to draw the panel of \(intent)"
        }
    }
}
