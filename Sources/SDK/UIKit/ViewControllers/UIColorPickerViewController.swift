// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Lets a person choose a color from a grid.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    private let grid = ColorGrid(frame: .zero)
    private let opacity = UISlider(frame: .zero)
    private let heading = UILabel(frame: .zero)
    private let close = UIButton(type: .close)

    /// Told what a person chooses.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color that is chosen.
    open var selectedColor = UIColor.white { didSet { show() } }
    /// Whether a color may let things shine through.
    open var supportsAlpha = true { didSet { show() } }

    /// A choice that begins at white.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title ?? SystemWord.color.text
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        grid.chosen = { [weak self] color in self?.choose(color.withAlphaComponent(CGFloat(self?.opacity.value ?? 1))) }
        opacity.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                choose(selectedColor.withAlphaComponent(CGFloat(opacity.value)))
            }, for: .valueChanged)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        for part in [heading, grid, opacity, close] { view.addSubview(part) }
        show()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
        heading.frame = CGRect(x: room.minX, y: room.minY + 12, width: room.width - 44, height: 30)
        close.frame = CGRect(x: room.maxX - 30, y: room.minY + 12, width: 30, height: 30)
        let side = room.width / CGFloat(ColorGrid.columns)
        let height = min(side * CGFloat(ColorGrid.rows), max(0, room.height - 120))
        grid.frame = CGRect(x: room.minX, y: room.minY + 54, width: room.width, height: height)
        opacity.frame = CGRect(x: room.minX, y: grid.frame.maxY + 16, width: room.width, height: 30)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    private func show() {
        guard isViewLoaded else { return }
        opacity.isHidden = !supportsAlpha
        opacity.value = Float(selectedColor.components.alpha)
        grid.selected = selectedColor
    }

    private func choose(_ color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }
}

/// Is notified about the chosen color; every method is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A person has chosen a color.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// A person has chosen a color; the former name of the method above.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The choice has ended.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Greys, and below them hues from dark to pale.
private final class ColorGrid: UIControl {
    static let columns = 12
    static let rows = 10

    /// A person has tapped a color.
    var chosen: (UIColor) -> Void = { _ in }
    /// The one that is framed, where it is in the grid.
    var selected: UIColor? { didSet { displayChanged() } }

    private static func color(_ row: Int, _ column: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = CGFloat((column + 6) % columns) / CGFloat(columns)
        let step = CGFloat(row - 1) / CGFloat(rows - 2)
        return step < 0.5
            ? UIColor(hue: hue, saturation: 1, brightness: 0.35 + step * 1.3, alpha: 1)
            : UIColor(hue: hue, saturation: 1 - (step - 0.5) * 1.7, brightness: 1, alpha: 1)
    }

    private func place(_ row: Int, _ column: Int) -> CGRect {
        let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let color = Self.color(row, column)
                color.setFill()
                UIBezierPath(rect: place(row, column)).fill()
                let isSelected = selected.map { $0.withAlphaComponent(1).components == color.components }
                guard isSelected == true else { continue }
                UIColor.white.setStroke()
                let frame = UIBezierPath(rect: place(row, column).insetBy(dx: 1.5, dy: 1.5))
                frame.lineWidth = 3
                frame.stroke()
            }
        }
    }

    private func choose(at point: CGPoint) {
        guard bounds.contains(point), bounds.width > 0, bounds.height > 0 else { return }
        let column = min(Self.columns - 1, Int(point.x / bounds.width * CGFloat(Self.columns)))
        let row = min(Self.rows - 1, Int(point.y / bounds.height * CGFloat(Self.rows)))
        chosen(Self.color(row, column))
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { choose(at: touch.location(in: self)) }
    }

    override var spokenByItself: SpokenView {
        SpokenView(isElement: true, label: SystemWord.color.text, traits: .button)
    }
}
