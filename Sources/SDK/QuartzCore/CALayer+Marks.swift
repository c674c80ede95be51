// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Which layers are to be recorded again.
extension CALayer {
    /// Called when the layer looks different; a watched screen is drawn again at the end of the turn.
    package func displayChanged() {
        markForRecording()
        Self.watcher?.redraw()
    }

    /// Marks the layer and the layers around it to be recorded when the screen is told next.
    ///
    /// A layer out of sight keeps its mark when the layers around it lose theirs, so its own mark says nothing of
    /// theirs.
    package func markForRecording() {
        needsRecording = true
        var outer = superlayer
        while let layer = outer, !layer.needsRecording {
            layer.needsRecording = true
            outer = layer.superlayer
        }
    }

    /// Marks the layers inside too, for a change of something that they take from the layers around them.
    package func markAllForRecording() {
        markForRecording()
        markInside()
    }

    private func markInside() {
        for layer in (sublayers ?? []) + [mask].compactMap(\.self) {
            layer.needsRecording = true
            layer.markInside()
        }
    }
}
