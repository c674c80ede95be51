// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences

extension FuzzedReader {
    /// The manifest of a signed bundle: there is one text for each, so what is read is written as it was.
    static let manifest = FuzzedReader(name: "Manifest", dictionary: "manifest") { data in
        let bytes = [UInt8](data)
        guard let manifest = accepted({ () throws(Problem<Fault>) in try BundleManifest(reading: bytes) }) else {
            return
        }
        guard try manifest.bytes() == bytes else {
            throw Contradiction("a manifest was read that is written otherwise, so two texts have one meaning")
        }
    }
}
