// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What apps set on these is taken over by those that are made later.

extension UITableView {
    private static var template: UITableView?

    /// Where an app sets how all its tables look that are made later.
    public class func appearance() -> UITableView {
        let known = template ?? UITableView(frame: .zero, style: .plain)
        if template == nil { known.backgroundColor = nil }
        template = known
        return known
    }

    func takeAppearance() {
        guard let template = Self.template else { return }
        if let color = template.backgroundColor { backgroundColor = color }
        if let color = template.separatorColor { separatorColor = color }
        separatorStyle = template.separatorStyle
        if template.separatorInset != separatorInset { separatorInset = template.separatorInset }
    }
}

extension UISegmentedControl {
    private static var template: UISegmentedControl?

    /// Where an app sets how all its segmented controls look that are made later.
    public class func appearance() -> UISegmentedControl {
        let known = template ?? UISegmentedControl(frame: .zero)
        template = known
        return known
    }

    func takeAppearance() {
        guard let template = Self.template else { return }
        if let color = template.selectedSegmentTintColor { selectedSegmentTintColor = color }
        if let color = template.backgroundColor { backgroundColor = color }
        for state in [UIControl.State.normal, .selected, .disabled] {
            if let attributes = template.titleTextAttributes(for: state) {
                setTitleTextAttributes(attributes, for: state)
            }
        }
    }
}

extension UISwitch {
    private static var template: UISwitch?

    /// Where an app sets how all its switches look that are made later.
    public class func appearance() -> UISwitch {
        let known = template ?? UISwitch(frame: .zero)
        template = known
        return known
    }

    func takeAppearance() {
        guard let template = Self.template else { return }
        if let color = template.onTintColor { onTintColor = color }
        if let color = template.thumbTintColor { thumbTintColor = color }
    }
}

extension UIPageControl {
    private static var template: UIPageControl?

    /// Where an app sets how all its page controls look that are made later.
    public class func appearance() -> UIPageControl {
        let known = template ?? UIPageControl(frame: .zero)
        template = known
        return known
    }

    func takeAppearance() {
        guard let template = Self.template else { return }
        if let color = template.pageIndicatorTintColor { pageIndicatorTintColor = color }
        if let color = template.currentPageIndicatorTintColor { currentPageIndicatorTintColor = color }
    }
}
