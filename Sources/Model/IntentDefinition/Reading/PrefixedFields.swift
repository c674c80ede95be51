// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// The keys of a dictionary that share a beginning, such as `INIntentParameter`.
///
/// A second beginning is tried where the first has no value: one version of
/// Xcode spelled response properties in two ways.
struct PrefixedFields {
    let fields: Fields
    let prefix: String
    private let otherPrefix: String?

    init(_ fields: Fields, prefix: String, otherPrefix: String? = nil) {
        self.fields = fields
        self.prefix = prefix
        self.otherPrefix = otherPrefix
    }

    var findings: Findings { fields.findings }

    /// The whole key that stands in the file, else the usual one.
    func key(_ suffix: String) -> String {
        if let otherPrefix, !fields.has(prefix + suffix), fields.has(otherPrefix + suffix) {
            return otherPrefix + suffix
        }
        return prefix + suffix
    }

    func node(_ suffix: String) -> PropertyListNode? { fields.node(key(suffix)) }
    func place(of suffix: String) -> PropertyListLocation { fields.place(of: key(suffix)) }
    func string(_ suffix: String) -> String? { fields.string(key(suffix)) }
    func flag(_ suffix: String) -> Bool { fields.flag(key(suffix)) }
    func boolean(_ suffix: String) -> Bool? { fields.boolean(key(suffix)) }
    func integer(_ suffix: String) -> Int? { fields.integer(key(suffix)) }
    func number(_ suffix: String) -> Double? { fields.number(key(suffix)) }
    func text(_ suffix: String) -> LocalizableText? { fields.text(key(suffix)) }

    func requiredString(_ suffix: String, of what: Sentence, example: String) -> String? {
        fields.requiredString(key(suffix), of: what, example: example)
    }

    /// The dictionary under a key, whose own keys begin with this key.
    func dictionary(_ suffix: String) -> PrefixedFields? {
        let key = key(suffix)
        return fields.dictionary(key).map { PrefixedFields($0, prefix: key) }
    }
}
