// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why the device can't be served, in one sentence that says how to fix it.
package struct DeviceServerError: Error, Hashable, Sendable, PersonReadable {
    package let sentence: Sentence

    init(_ sentence: Sentence) { self.sentence = sentence }
}
