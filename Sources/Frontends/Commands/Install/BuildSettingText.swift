// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// `NAME=VALUE`, or `TARGET:NAME=VALUE`.
struct BuildSettingText: ArgumentValue, Hashable {
    let name: String
    let value: String

    static let expectation: Sentence = "NAME=VALUE, such as MARKETING_VERSION=2.0"

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
    }
}
