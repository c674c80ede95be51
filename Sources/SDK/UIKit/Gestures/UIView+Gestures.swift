// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// Adds a gesture recognizer.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    /// Removes a gesture recognizer and cancels its running gesture.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        recognizers.removeAll { $0 === gestureRecognizer }
        if gestureRecognizer.isRecognizing { gestureRecognizer.state = .cancelled }
        gestureRecognizer.view = nil
    }

    /// The gesture recognizers of the view; nil if it has no recognizers.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for old in recognizers { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
}

extension UITouch {
    /// Shows the finger to those recognizers that are to look at it, then to its view.
    func deliver(with event: UIEvent) {
        if phase == .began { recognizers = recognizersAround }
        for recognizer in recognizers { recognizer.take(self, with: event) }
        if !isTaken { tellView(event) }
        guard phase == .ended || phase == .cancelled else { return }
        let all = recognizers
        recognizers = []
        for recognizer in all { recognizer.drop(self) }
    }

    private var recognizersAround: [UIGestureRecognizer] {
        sequence(first: view, next: \.?.superview).flatMap { $0?.recognizers ?? [] }.filter {
            $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: self) ?? true
        }
    }

    private func tellView(_ event: UIEvent) {
        guard let view else { return }
        isFelt = true
        switch phase {
        case .began: view.touchesBegan([self], with: event)
        case .moved: view.touchesMoved([self], with: event)
        case .ended: view.touchesEnded([self], with: event)
        case .cancelled: view.touchesCancelled([self], with: event)
        default: break
        }
    }
}
