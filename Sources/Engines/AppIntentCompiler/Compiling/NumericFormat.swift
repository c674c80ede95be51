// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// How a number of things is said, such as `"\(placeholder: .int) teas"`.
struct NumericFormat {
    /// With `%lld` for the number, which is also the key of its translations; nil if it is not known.
    let text: LocalizableText?

    init(_ value: ConstantValue?) {
        switch value {
        case .interpolation(let parts)?:
            let words = parts.map { $0.literal ?? "%lld" }.joined()
            text = parts.count { $0.literal == nil } == 1 ? LocalizableText(words, key: words) : nil
        case .call(_, nil, _)?:
            let words = NumericFormat(value?.argument("defaultValue")).text?.text
            var resource = ConstantText(value?.argument("")).text
            if let table = value?.argument("table")?.literal {
                let key = resource?.key
                resource?.key = key.map { LocalizableText.key($0, inTable: table) }
            }
            if let words { resource?.text = words }
            text = resource
        default: text = nil
        }
    }
}
