// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Wheels that a person turns to choose a row of each.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private static let size = CGSize(width: 320, height: 216)
    private static let margin: CGFloat = 9
    private static let gap: CGFloat = 5
    static let rowHeight: CGFloat = 32

    private var wheels: [PickerWheel]?
    private let band = UIView(frame: .zero)

    /// Wheels of a place and size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        addSubview(band)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The data source, which gives the numbers of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate, which gives the content of rows and is told about the selection.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Whether the row that is chosen is marked; it always is, as on Apple's systems now.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// How large a row of a wheel is.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        let wheel = wheel(component)
        return CGSize(width: wheel?.bounds.width ?? 0, height: wheel?.rowHeight ?? Self.rowHeight)
    }

    /// Returns the view of a row, if it is near enough to be visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.view(onRow: row) }

    /// Reloads all wheels.
    open func reloadAllComponents() {
        wheels?.forEach { $0.removeFromSuperview() }
        wheels = nil
        setNeedsLayout()
    }

    /// Reloads a wheel.
    open func reloadComponent(_ component: Int) {
        wheel(component)?.reload(count: numberOfRows(inComponent: component))
    }

    /// Turns a wheel to a row, which is not told to the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row)
    }

    /// Returns the selected row of a wheel; -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

    private func wheel(_ component: Int) -> PickerWheel? {
        let all = loadedWheels
        return all.indices.contains(component) ? all[component] : nil
    }

    private var loadedWheels: [PickerWheel] {
        if let wheels { return wheels }
        let made = (0..<max(0, numberOfComponents)).map { component in
            let wheel = PickerWheel(component, of: self)
            wheel.rowHeight = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight
            wheel.reload(count: numberOfRows(inComponent: component))
            return wheel
        }
        wheels = made
        made.forEach(addSubview)
        setNeedsLayout()
        return made
    }

    func wasTurned(_ component: Int, to row: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wheels = loadedWheels
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        band.frame = CGRect(
            x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
        let room = band.frame.width - CGFloat(max(0, wheels.count - 1)) * Self.gap
        let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let open = asked.count { $0 <= 0 }
        let share = max(0, room - asked.reduce(0, +)) / CGFloat(max(1, open))
        let widths = asked.map { $0 > 0 ? $0 : share }
        var x = band.frame.minX + max(0, open > 0 ? 0 : (room - widths.reduce(0, +)) / 2)
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Self.gap
        }
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
