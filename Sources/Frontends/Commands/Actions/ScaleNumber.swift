// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import HomeScreen
import Sentences

/// A screen's fineness as a person gives it.
struct ScaleNumber: ArgumentValue, Hashable {
    let scale: IconStyle.Scale

    static let expectation: Sentence = "1, 2 or 3"

    init?(argument: String) {
        guard let scale = Int(argument).flatMap(IconStyle.Scale.init) else { return nil }
        self.scale = scale
    }
}
