// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Foundation

/// What a navigation bar shows of its item: buttons at both ends, and the title between or below them.
@MainActor struct NavigationBarContents {
    private static let rowHeight: CGFloat = 44
    private static let largeTitleHeight: CGFloat = 52
    private static let margin: CGFloat = 16

    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var title: UIView?
    /// The way back; it is named after where it leads as far as there is room for that.
    private var back: (button: UIButton, title: String)?
    private let isLarge: Bool
    /// The title in its usual place, which comes when the large one is scrolled away.
    private var smallTitle: UILabel?
    private let search: UISearchBar?

    /// Builds the views, and puts them into the bar in the place of those that were there.
    init(of bar: UINavigationBar) {
        isLarge = Self.isLarge(bar)
        search = bar.topItem?.searchController?.searchBar
        if let item = bar.topItem {
            leading = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { Self.view(of: $0, in: bar) }
            if leading.isEmpty || item.leftItemsSupplementBackButton, let back = Self.backButton(of: bar) {
                self.back = back
                leading.insert(back.button, at: 0)
            }
            trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { Self.view(of: $0, in: bar) }
            title = item.titleView ?? label(item.title, of: bar, isLarge: isLarge)
            if isLarge { smallTitle = label(item.title, of: bar, isLarge: false) }
        }
        bar.fill()
        for view in bar.subviews where view !== search { view.removeFromSuperview() }
        (leading + trailing).forEach(bar.addSubview)
        for view in [title, smallTitle, search] { if let view { bar.addSubview(view) } }
    }

    /// How tall a bar is below what the device covers, in points.
    static func height(of bar: UINavigationBar) -> CGFloat {
        rowHeight + collapsibleHeight(of: bar) + (bar.topItem?.searchController?.searchBar.ownHeight ?? 0)
    }

    /// How much of it goes when contents are scrolled.
    static func collapsibleHeight(of bar: UINavigationBar) -> CGFloat { isLarge(bar) ? largeTitleHeight : 0 }

    private static func isLarge(_ bar: UINavigationBar) -> Bool {
        guard bar.prefersLargeTitles, let item = bar.topItem, item.titleView == nil else { return false }
        // A screen that does not say has the title as large as the one below; the lowest has a large one.
        let modes = [item.largeTitleDisplayMode] + bar.itemsBelow.reversed().map(\.largeTitleDisplayMode)
        return modes.first { $0 != .automatic } != .never
    }

    private static func backButton(of bar: UINavigationBar) -> (button: UIButton, title: String)? {
        guard let back = bar.backItem, bar.topItem?.hidesBackButton == false else { return nil }
        let name = name(of: back)
        let title = name.isEmpty ? "‹" : "‹ " + name
        let made = button(title) { [weak bar] in bar?.goBack() }
        made.accessibilityLabel = name.isEmpty ? wordForBack(in: Bundle.main.spokenLanguage) : name
        if let tint = back.backBarButtonItem?.tintColor { made.tintColor = tint }
        return (made, title)
    }

    /// What the way back to a screen is called; nothing where the app wants the arrow alone.
    private static func name(of back: UINavigationItem) -> String {
        let word = wordForBack(in: Bundle.main.spokenLanguage)
        switch back.backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return word
        case .default: break
        }
        if let own = back.backBarButtonItem?.title { return own }
        let title = back.backButtonTitle ?? back.title ?? ""
        return title.isEmpty && back.backButtonTitle == nil ? word : title
    }

    /// Names the way back after where it leads, or only says that it leads back where the title would lose its place.
    private func nameWayBack(in bar: UINavigationBar) {
        guard let back else { return }
        let middle = isLarge ? 0 : title?.sizeThatFits(.zero).width ?? 0
        let room = isLarge ? bar.bounds.width * 0.45 : (bar.bounds.width - middle) / 2 - 2 * Self.margin
        let names = back.title == "‹" ? [] : [back.title, "‹ " + Self.wordForBack(in: Bundle.main.spokenLanguage)]
        let name = names.first { Self.width(of: $0, on: back.button) <= room } ?? "‹"
        if back.button.currentTitle != name { back.button.setTitle(name, for: .normal) }
    }

    private static func width(of title: String, on button: UIButton) -> CGFloat {
        let label = UILabel(frame: .zero)
        label.font = button.titleLabel?.font
        label.text = title
        return label.sizeThatFits(.zero).width
    }

    /// What the way back is called that leads to a screen without a title, in the language of the app.
    static func wordForBack(in language: String) -> String { SystemWords.text("Back", in: language) }

    /// What a bar shows of a button, colored as its item says.
    static func view(of item: UIBarButtonItem, in bar: any ItemHolder) -> UIView {
        item.bar = bar
        if let view = item.customView { return view }
        let made = button(item.title ?? "") { [weak item] in item?.tap() }
        made.setImage(item.image, for: .normal)
        made.menu = item.menu
        made.showsMenuAsPrimaryAction = item.menu != nil && !item.hasTapAction
        made.isEnabled = item.isEnabled
        made.isSelected = item.isSelected
        if item.style == .done { made.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold) }
        made.accessibilityLabel = item.accessibilityLabel
        made.accessibilityIdentifier = item.accessibilityIdentifier
        if let tint = item.tintColor { made.tintColor = tint }
        return made
    }

    private static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        button.setTitle(title, for: .normal)
        return button
    }

    private func label(_ text: String?, of bar: UINavigationBar, isLarge: Bool) -> UILabel {
        let appearance = bar.shownAppearance
        let ofBar = isLarge ? bar.largeTitleTextAttributes : bar.titleTextAttributes
        let attributes = (ofBar ?? [:])
            .merging(isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes) { $1 }
        let label = UILabel(frame: .zero)
        let font = UIFont.systemFont(ofSize: isLarge ? 34 : 17, weight: isLarge ? .bold : .semibold)
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        label.textAlignment = isLarge ? .natural : .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.text = text
        label.accessibilityTraits = .header
        label.accessibilityLabel = text
        return label
    }

    /// Gives the views their places.
    func place(in bar: UINavigationBar) {
        let top = bar.bounds.height - Self.height(of: bar) + bar.collapse
        if let search {
            search.frame = CGRect(
                x: 0, y: bar.bounds.height - search.ownHeight, width: bar.bounds.width, height: search.ownHeight)
        }
        nameWayBack(in: bar)
        let left = place(leading, in: bar, top: top, fromLeft: true)
        let right = place(trailing, in: bar, top: top, fromLeft: false)
        guard let title else { return }
        if isLarge {
            title.frame = CGRect(
                x: Self.margin, y: top + Self.rowHeight - bar.collapse, width: bar.bounds.width - 2 * Self.margin,
                height: Self.largeTitleHeight - 8)
            // One gives way to the other on the last of the way.
            let share = bar.collapse / Self.largeTitleHeight
            title.alpha = max(0, 1 - share * 1.5)
            smallTitle?.alpha = share < 0.7 ? 0 : (share - 0.7) / 0.3
            if let smallTitle { placeInMiddle(smallTitle, of: bar, top: top, left: left, right: right) }
            return
        }
        placeInMiddle(title, of: bar, top: top, left: left, right: right)
    }

    /// In the middle where that leaves room enough, else between the buttons.
    private func placeInMiddle(_ title: UIView, of bar: UINavigationBar, top: CGFloat, left: CGFloat, right: CGFloat) {
        let side = max(left, right)
        let isNarrow = bar.bounds.width - 2 * side < title.sizeThatFits(.zero).width
        let (from, to) = isNarrow ? (left, bar.bounds.width - right) : (side, bar.bounds.width - side)
        title.frame = CGRect(x: from, y: top, width: max(0, to - from), height: Self.rowHeight)
    }

    /// - Returns: How much of the end the views take.
    private func place(_ views: [UIView], in bar: UINavigationBar, top: CGFloat, fromLeft: Bool) -> CGFloat {
        var x = Self.margin
        for view in views {
            let size = view.sizeThatFits(CGSize(width: bar.bounds.width / 2, height: Self.rowHeight))
            let width = min(size.width, bar.bounds.width * 0.45)
            let height = min(max(size.height, 30), Self.rowHeight)
            view.frame = CGRect(
                x: fromLeft ? x : bar.bounds.width - x - width, y: top + (Self.rowHeight - height) / 2, width: width,
                height: height)
            x += width + Self.margin
        }
        return x
    }
}
