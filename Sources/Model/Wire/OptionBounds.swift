// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// How much an app may give a person to choose from at once.
///
/// Each of a person's answers is compared with every name of every option, so
/// what is compared is bounded where it comes in. Pictures do not count.
package enum OptionBounds {
    /// Ten times what a conversation keeps.
    package static let count = 10_000
    /// All texts of all options together, in bytes: a thousand options of a thousand letters.
    package static let text = 1 << 20

    /// Why these are too much to choose from; nil if they are not.
    static func reason(against options: some Collection<IntentValue>) -> String? {
        guard options.count <= count else {
            return "\(options.count) options are more than the \(count) allowed; offer those that fit best"
        }
        var size = 0
        for option in options {
            size += option.textSize
            guard size <= text else {
                return "the options have more than \(text >> 10) KiB of text; offer fewer, or shorter names"
            }
        }
        return nil
    }
}

extension Decoder {
    /// - Throws: `DecodingError` for more options than ``OptionBounds`` allows.
    func check(options: some Collection<IntentValue>) throws {
        guard let reason = OptionBounds.reason(against: options) else { return }
        throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
    }
}

extension Encoder {
    /// - Throws: `EncodingError` for more options than ``OptionBounds`` allows.
    func check(options: some Collection<IntentValue>) throws {
        guard let reason = OptionBounds.reason(against: options) else { return }
        throw EncodingError.invalidValue(
            options.count, .init(codingPath: codingPath, debugDescription: reason))
    }
}
