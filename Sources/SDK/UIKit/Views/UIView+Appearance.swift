// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What apps set on these is taken over by those that are made later.

extension UITableView {
    private static var looks: UITableView?

    /// Where an app sets how all its tables look that are made later.
    public class func appearance() -> UITableView {
        let known = looks ?? UITableView(frame: .zero, style: .plain)
        if looks == nil { known.backgroundColor = nil }
        looks = known
        return known
    }

    func takeAppearance() {
        guard let looks = Self.looks else { return }
        if let color = looks.backgroundColor { backgroundColor = color }
        if let color = looks.separatorColor { separatorColor = color }
        separatorStyle = looks.separatorStyle
        if looks.separatorInset != separatorInset { separatorInset = looks.separatorInset }
    }
}

extension UISegmentedControl {
    private static var looks: UISegmentedControl?

    /// Where an app sets how all its segmented controls look that are made later.
    public class func appearance() -> UISegmentedControl {
        let known = looks ?? UISegmentedControl(frame: .zero)
        looks = known
        return known
    }

    func takeAppearance() {
        guard let looks = Self.looks else { return }
        if let color = looks.selectedSegmentTintColor { selectedSegmentTintColor = color }
        if let color = looks.backgroundColor { backgroundColor = color }
        for state in [UIControl.State.normal, .selected, .disabled] {
            if let attributes = looks.titleTextAttributes(for: state) { setTitleTextAttributes(attributes, for: state) }
        }
    }
}

extension UISwitch {
    private static var looks: UISwitch?

    /// Where an app sets how all its switches look that are made later.
    public class func appearance() -> UISwitch {
        let known = looks ?? UISwitch(frame: .zero)
        looks = known
        return known
    }

    func takeAppearance() {
        guard let looks = Self.looks else { return }
        if let color = looks.onTintColor { onTintColor = color }
        if let color = looks.thumbTintColor { thumbTintColor = color }
    }
}

extension UIPageControl {
    private static var looks: UIPageControl?

    /// Where an app sets how all its page controls look that are made later.
    public class func appearance() -> UIPageControl {
        let known = looks ?? UIPageControl(frame: .zero)
        looks = known
        return known
    }

    func takeAppearance() {
        guard let looks = Self.looks else { return }
        if let color = looks.pageIndicatorTintColor { pageIndicatorTintColor = color }
        if let color = looks.currentPageIndicatorTintColor { currentPageIndicatorTintColor = color }
    }
}
