// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An accessory at the leading or trailing edge of a list row.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When it is there.
    public enum DisplayedState: Int, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// At which end it stands.
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    /// Whether a tap on the row does what a tap on it does, as with the signs of outlines.
    var expandsRow = false
    let isLeading: Bool
    let displayed: DisplayedState
    /// The view, made for a row.
    let make: @MainActor (UICollectionViewListCell) -> UIView

    init(
        isLeading: Bool = false, _ displayed: DisplayedState,
        _ make: @escaping @MainActor (UICollectionViewListCell) -> UIView
    ) {
        (self.isLeading, self.displayed, self.make) = (isLeading, displayed, make)
    }

    private static func symbol(
        _ name: String, _ displayed: DisplayedState, color: UIColor?, size: CGFloat = 13
    ) -> UICellAccessory {
        UICellAccessory(displayed) { _ in
            let image = UIImage(systemName: name)?
                .withConfiguration(UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 18, height: 22))
            view.image = image
            view.contentMode = .center
            view.tintColor = color
            return view
        }
    }

    private static func circle(
        _ symbol: String, _ color: UIColor, _ word: String, _ displayed: DisplayedState,
        _ act: @escaping @MainActor (UICollectionViewListCell) -> Void
    ) -> UICellAccessory {
        UICellAccessory(isLeading: true, displayed) { cell in
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            let sign = CircledSign()
            sign.show(symbol, on: color)
            sign.frame = control.bounds.insetBy(dx: 1, dy: 1)
            control.addSubview(sign)
            control.accessibilityLabel = word
            control.addAction(UIAction { [weak cell] _ in cell.map(act) }, for: .touchUpInside)
            return control
        }
    }

    /// A sign that there is more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { symbol("chevron.right", displayed, color: options.tintColor ?? .tertiaryLabel) }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { symbol("checkmark", displayed, color: options.tintColor, size: 15) }

    /// A red circle that takes the row away, or shows what does.
    @preconcurrency public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        circle("minus", options.backgroundColor ?? .systemRed, SystemWord.delete.text, displayed) { cell in
            if let actionHandler { return actionHandler() }
            guard let swipe = cell.collection?.beginSwipe(on: cell, toLeading: false) else { return }
            UIView.animate(withDuration: 0.2) { swipe.open() }
        }
    }

    /// A green circle that adds a row.
    @preconcurrency public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        circle("plus", options.backgroundColor ?? .systemGreen, SystemWord.insert.text, displayed) { _ in
            actionHandler?()
        }
    }

    /// A circle that says whether the row is chosen.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(isLeading: true, displayed) { cell in
            let sign = CircledSign()
            sign.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
            sign.show(cell.isSelected ? "checkmark" : nil, on: cell.isSelected ? cell.tintColor : .systemGray4)
            return sign
        }
    }

    /// A sign whether what lies in the row of an outline is seen. A tap on it calls the handler, or else shows that or
    /// does so no more; of a header, a tap on the row does so.
    @preconcurrency public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(displayed) { cell in
            let action = UIAction { [weak cell] _ in
                if let actionHandler { return actionHandler() }
                if let cell { cell.collection?.toggleOutline(at: cell) }
            }
            let isExpanded = cell.outline?.isExpanded ?? false
            let button = UIButton(type: .system, primaryAction: action)
            let symbol = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            button.setImage(
                UIImage(systemName: isExpanded ? "chevron.down" : "chevron.right", withConfiguration: symbol),
                for: .normal)
            if let tint = options.tintColor { button.tintColor = tint }
            button.accessibilityLabel = (isExpanded ? SystemWord.collapse : .expand).text
            button.isHidden = options.isHidden
            button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            return button
        }
        accessory.expandsRow = options.style == .header && actionHandler == nil
        return accessory
    }

    /// A gray text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(displayed) { _ in
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = options.font ?? .systemFont(ofSize: 17)
            label.textColor = options.tintColor ?? .secondaryLabel
            label.sizeToFit()
            return label
        }
    }

    /// A button that opens a menu.
    public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(displayed) { _ in
            let button = UIButton(type: .system)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            button.sizeToFit()
            return button
        }
    }

    /// A sign for details, which calls the handler.
    @preconcurrency public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(displayed) { _ in
            let button = UIButton(type: .system, primaryAction: UIAction { _ in actionHandler?() })
            button.setImage(UIImage(systemName: "info.circle"), for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            return button
        }
    }

    /// A grip that a finger moves the row by.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(displayed) { cell in
            let grip = ReorderGrip(of: cell)
            grip.color = options.tintColor
            grip.frame = CGRect(x: 0, y: 0, width: 28, height: 44)
            return grip
        }
    }

    /// The app's own view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed) =
            switch configuration.placement {
            case .leading(let displayed): (true, displayed)
            case .trailing(let displayed): (false, displayed)
            }
        return UICellAccessory(isLeading: isLeading, displayed) { _ in
            if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
            return configuration.customView
        }
    }
}
