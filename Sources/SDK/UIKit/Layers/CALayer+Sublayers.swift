// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension CALayer {
    /// What is inside the layer, the rearmost first: those of its view's subviews, and an app's own among them.
    public var sublayers: [CALayer]? {
        get {
            let all = inside
            return all.isEmpty ? nil : all
        }
        set {
            ownSublayers.forEach { $0.holder = nil }
            ownSublayers = []
            (newValue ?? []).filter { $0.view == nil }.forEach { addSublayer($0) }
        }
    }

    /// The layer that this one is in.
    public var superlayer: CALayer? { view?.superview?.layer ?? holder }

    /// Those in front of no subview, then each subview's followed by those that were put in front of it.
    private var inside: [CALayer] {
        let views = view?.subviews ?? []
        let rearmost = ownSublayers.filter { layer in !views.contains { $0 === layer.viewBehind } }
        return rearmost
            + views.flatMap { view in [view.layer] + ownSublayers.filter { $0.viewBehind === view } }
    }

    /// Puts a layer into this one, in front of all that is there.
    public func addSublayer(_ layer: CALayer) { insert(layer, at: inside.count) }

    /// Puts a layer into this one, at an index from the rearmost.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer into this one, right behind one that is there.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: inside.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer into this one, right in front of one that is there.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: (inside.firstIndex { $0 === sibling } ?? inside.count - 1) + 1)
    }

    /// Puts a layer where another one is, which goes.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of the one that it is in; that of a view goes with its view.
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        holder?.ownSublayers.removeAll { $0 === self }
        holder = nil
        viewBehind = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        if let other = layer.view {
            view?.insertSubview(other, at: inside.prefix(index).count { $0.view != nil })
            return
        }
        guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
            Complaint.write("a layer cannot be put into itself or into what it holds; nothing was changed")
            return
        }
        layer.removeFromSuperlayer()
        let behind = inside.prefix(max(0, index))
        let own = behind.last { $0.view == nil }
        layer.viewBehind = behind.last { $0.view != nil }?.view
        layer.holder = self
        ownSublayers.insert(
            layer, at: own.flatMap { own in ownSublayers.firstIndex { $0 === own } }.map { $0 + 1 } ?? 0)
    }
}
