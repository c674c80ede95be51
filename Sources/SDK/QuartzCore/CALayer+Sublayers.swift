// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink

extension CALayer {
    /// The sublayers, from back to front: those of subviews and those that the app added.
    public var sublayers: [CALayer]? {
        get {
            let all = inside
            return all.isEmpty ? nil : all
        }
        set {
            ownSublayers.forEach { $0.holder = nil }
            ownSublayers = []
            (newValue ?? []).filter { $0.owner == nil }.forEach { addSublayer($0) }
        }
    }

    /// The layer that contains this one.
    public var superlayer: CALayer? { owner?.outerLayer ?? holder }

    /// The layers behind all subviews, then each subview's layer followed by the layers in front of it.
    private var inside: [CALayer] {
        let inner = owner?.innerLayers ?? []
        guard !ownSublayers.isEmpty else { return inner }
        let rearmost = ownSublayers.filter { layer in !inner.contains { $0 === layer.layerBehind } }
        return rearmost + inner.flatMap { layer in [layer] + ownSublayers.filter { $0.layerBehind === layer } }
    }

    /// Adds a sublayer in front of the others.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: inside.count) }

    /// Inserts a sublayer at an index from the rearmost.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a sublayer directly behind another.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: inside.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a sublayer directly in front of another.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: (inside.firstIndex { $0 === sibling } ?? inside.count - 1) + 1)
    }

    /// Replaces a sublayer with another.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer; a view's layer goes with its view.
    public func removeFromSuperlayer() {
        if let owner { return owner.removeFromSuperview() }
        holder?.ownSublayers.removeAll { $0 === self }
        holder = nil
        layerBehind = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        if layer.owner != nil {
            owner?.insertOwner(of: layer, at: inside.prefix(index).count { $0.owner != nil })
            return
        }
        guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
            StandardError.write(
                "a layer cannot be put into itself or into what it holds; nothing was changed", from: "UIKit")
            return
        }
        layer.removeFromSuperlayer()
        let behind = inside.prefix(max(0, index))
        let own = behind.last { $0.owner == nil }
        layer.layerBehind = behind.last { $0.owner != nil }
        layer.holder = self
        layer.markAllForRecording()
        ownSublayers.insert(
            layer, at: own.flatMap { own in ownSublayers.firstIndex { $0 === own } }.map { $0 + 1 } ?? 0)
    }
}
