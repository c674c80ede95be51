// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of the wheels of a picker: it scrolls as any other view, and comes to rest at a row.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    /// So many rows above and below the middle there are views for; anyone who shows the screen scrolls ahead of the
    /// app.
    private static let near = 12

    private weak var picker: UIPickerView?
    private let component: Int
    private var count = 0
    private var shown: [Int: UIView] = [:]
    var rowHeight = UIPickerView.rowHeight
    /// The row that the wheel is turned to; -1 if there is none.
    private(set) var selected = -1

    init(_ component: Int, of picker: UIPickerView) {
        (self.component, self.picker) = (component, picker)
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func reload(count: Int) {
        self.count = count
        shown.values.forEach { $0.removeFromSuperview() }
        shown = [:]
        selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
        rest()
    }

    func select(_ row: Int) {
        guard count > 0 else { return }
        selected = min(max(row, 0), count - 1)
        rest()
    }

    func view(onRow row: Int) -> UIView? { shown[row] }

    /// The chosen row stands in the middle.
    private func rest() {
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        let room = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        contentOffset = CGPoint(x: 0, y: CGFloat(max(0, selected)) * rowHeight - room)
        setNeedsLayout()
    }

    private var size = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        if size != bounds.size {
            size = bounds.size
            rest()
        }
        let middle = rowInMiddle
        let rows = max(0, middle - Self.near)..<max(0, min(count, middle + Self.near + 1))
        for (row, view) in shown where !rows.contains(row) {
            view.removeFromSuperview()
            shown[row] = nil
        }
        for row in rows {
            let view = shown[row] ?? makeView(row)
            view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
            // Rows grow pale away from the middle, as on the back of a wheel.
            view.alpha = max(0.15, 1 - CGFloat(abs(row - middle)) * 0.3)
        }
    }

    private var rowInMiddle: Int {
        guard count > 0 else { return 0 }
        let place = (contentOffset.y + bounds.height / 2) / rowHeight
        return min(max(Int(place.rounded(.down)), 0), count - 1)
    }

    private func makeView(_ row: Int) -> UIView {
        let view = ownView(row) ?? label(row)
        view.isUserInteractionEnabled = false
        shown[row] = view
        addSubview(view)
        return view
    }

    private func ownView(_ row: Int) -> UIView? {
        guard let picker else { return nil }
        return picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    }

    private func label(_ row: Int) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 21)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        guard let picker, let delegate = picker.delegate else { return label }
        if let styled = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = styled
        } else {
            label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
        }
        label.textAlignment = .center
        return label
    }

    // MARK: Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    override func cameToRest() { settle(at: rowInMiddle) }

    /// A tap on a row turns the wheel there.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, count > 0 else { return }
        let row = Int((touch.location(in: self).y / rowHeight).rounded(.down))
        if (0..<count).contains(row) { settle(at: row) }
    }

    private func settle(at row: Int) {
        guard count > 0 else { return }
        let isOther = row != selected
        select(row)
        if isOther { picker?.wasTurned(component, to: row) }
    }

    override var spokenByItself: SpokenView {
        let text = (shown[selected] as? UILabel)?.text ?? shown[selected]?.textInside
        return SpokenView(isElement: true, label: text)
    }
}
