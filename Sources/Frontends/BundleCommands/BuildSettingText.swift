// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
package import Sentences

/// `NAME=VALUE`, or `TARGET:NAME=VALUE`.
package struct BuildSettingText: ArgumentValue, Hashable {
    package let name: String
    package let value: String

    package static let expectation: Sentence = "NAME=VALUE, such as MARKETING_VERSION=2.0"

    package init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
    }
}
