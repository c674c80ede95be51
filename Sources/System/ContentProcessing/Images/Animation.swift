// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// Pictures that are seen one after the other, as a GIF.
enum Animation {
    /// - Parameter loops: How often it is seen; nil for ever.
    static func file(
        _ frames: [Picture.Frame], name: String, loops: Int? = nil
    ) throws(ShortcutFailure) -> ContentFile {
        guard let first = frames.first?.bitmap else {
            throw ShortcutFailure("there are no pictures for an animation", remedy: "give it one at least")
        }
        // Where it is seen once, no loop is written; the format counts those after the first.
        let count = Int32(min(max((loops ?? 0) , 0), 65_535))
        guard let maker = beckon_gif_begin(Int32(first.width), Int32(first.height), count) else {
            throw ShortcutFailure("there is no memory for the animation", remedy: "give it fewer pictures", kind: .tooMuch)
        }
        for frame in frames {
            let hundredths = Int32(min(max(frame.milliseconds / 10, 0), 65_535))
            _ = beckon_gif_add(maker, frame.bitmap.bytes, hundredths)
        }
        var memory = beckon_memory()
        guard beckon_gif_end(maker, &memory) else {
            throw ShortcutFailure("the animation cannot be made", remedy: "give it smaller pictures")
        }
        let stem = (name as NSString).deletingPathExtension
        return ContentFile(name: "\(stem.isEmpty ? "Animation" : stem).gif", type: "com.compuserve.gif", data: Data(memory))
    }
}
