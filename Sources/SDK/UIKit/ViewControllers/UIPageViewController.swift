// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// Lets a person page through controllers, horizontally or vertically.
///
/// Pages are scrolled; a book whose pages are turned is shown as pages that are scrolled, too. Which come before and
/// after the one that is seen is asked as soon as that one is seen.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    private let pager: UIScrollView
    private let dots = UIPageControl(frame: .zero)
    private let spacing: CGFloat
    /// The controllers before the one that is seen, that one, and after it; nil if there is none.
    private var pages: (before: UIViewController?, current: UIViewController?, after: UIViewController?)
    private lazy var follower = PageFollower(self)

    /// How pages come.
    public let transitionStyle: TransitionStyle
    /// Whether pages stand side by side.
    public let navigationOrientation: NavigationOrientation
    /// Asked for the controllers before and after one; without it a person goes nowhere.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { lookAround() } } }
    /// Told when a person goes to another page.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages have two sides; they have one.
    open var isDoubleSided = false

    /// Pages that come in some way.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let space = options?[.interPageSpacing]
        spacing = max(0, space as? CGFloat ?? (space as? Int).map { CGFloat($0) } ?? 0)
        pager = UIScrollView(frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The controller that is seen, alone.
    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }
    /// What sees fingers; pages are scrolled where they are shown, so that there are none.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        pager.showsHorizontalScrollIndicator = false
        pager.showsVerticalScrollIndicator = false
        pager.delegate = follower
        viewIfLoaded?.clipsToBounds = true
        viewIfLoaded?.addSubview(pager)
        dots.isUserInteractionEnabled = false
        dots.pageIndicatorTintColor = .systemGray3
        dots.currentPageIndicatorTintColor = .label
        viewIfLoaded?.addSubview(dots)
        lookAround()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    /// Shows a controller.
    ///
    /// - Parameter direction: The side that it comes from, where that is seen.
    @preconcurrency open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOther = viewControllers?.first !== pages.current
        show(viewControllers?.first)
        if animated, isOther, isViewLoaded {
            pager.layer.passOver(direction == .forward ? .push : .pop, duration: 0.35)
        }
        if let completion { ScreenUpdate.shared.afterwards { completion(true) } }
    }

    private func show(_ controller: UIViewController?) {
        let former = pages
        pages.current = controller
        pages.before = controller.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
        pages.after = controller.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
        let now = all
        for gone in [former.before, former.current, former.after] {
            guard let gone, gone.parent === self, !now.contains(where: { $0 === gone }) else { continue }
            gone.willMove(toParent: nil)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        guard isViewLoaded else { return }
        for controller in now where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        place()
        showDots()
    }

    /// Asks again what stands beside the page that is seen.
    private func lookAround() { show(pages.current) }

    private var all: [UIViewController] { [pages.before, pages.current, pages.after].compactMap(\.self) }
    private var isAcross: Bool { navigationOrientation == .horizontal }

    /// Lays the pages beside each other, and the one that is seen before the eye.
    private func place() {
        guard let view = viewIfLoaded else { return }
        let room = view.bounds.size
        // A page is as wide as the view; the room between two of them is a part of what is scrolled.
        pager.frame =
            isAcross
            ? CGRect(x: -spacing / 2, y: 0, width: room.width + spacing, height: room.height)
            : CGRect(x: 0, y: -spacing / 2, width: room.width, height: room.height + spacing)
        let step = isAcross ? pager.bounds.width : pager.bounds.height
        for (index, controller) in all.enumerated() {
            let page = controller.loadedView
            let start = CGFloat(index) * step + spacing / 2
            page.frame = CGRect(
                x: isAcross ? start : 0, y: isAcross ? 0 : start, width: room.width, height: room.height)
            if page.superview !== pager { pager.addSubview(page) }
        }
        let count = CGFloat(all.count)
        pager.contentSize = CGSize(
            width: isAcross ? step * count : room.width, height: isAcross ? room.height : step * count)
        let start = pages.before == nil ? 0 : step
        pager.contentOffset = CGPoint(x: isAcross ? start : 0, y: isAcross ? 0 : start)
        dots.frame = CGRect(
            x: 0, y: room.height - view.safeAreaInsets.bottom - 37, width: room.width, height: 37)
        view.bringSubviewToFront(dots)
    }

    private func showDots() {
        let count = dataSource?.presentationCount(for: self) ?? 0
        dots.isHidden = count <= 1 || !isAcross || pages.current == nil
        dots.numberOfPages = max(0, count)
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }

    /// A person begins to go to another page.
    fileprivate func begins() {
        let others = [pages.before, pages.after].compactMap(\.self)
        delegate?.pageViewController(self, willTransitionTo: others)
    }

    /// What is scrolled has come to rest.
    fileprivate func rests() {
        let step = isAcross ? pager.bounds.width : pager.bounds.height
        guard step > 0, let former = pages.current else { return }
        let place = Int(((isAcross ? pager.contentOffset.x : pager.contentOffset.y) / step).rounded())
        guard all.indices.contains(place) else { return }
        let seen = all[place]
        if seen !== former { show(seen) }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [former],
            transitionCompleted: seen !== former)
    }

    /// How pages come.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// Whether pages stand side by side or one below the other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// Which way a person goes.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// Where the back of a book lies.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// What an option is about.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the back of a book lies; pages are scrolled.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// How much room there is between two pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Sees how pages are scrolled.
private final class PageFollower: NSObject, UIScrollViewDelegate {
    private weak var owner: UIPageViewController?

    init(_ owner: UIPageViewController) { self.owner = owner }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.begins() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { owner?.rests() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.rests() }
}

/// Provides the pages before and after a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The controller before one; nil if that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The controller after one; nil if that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many pages are shown as dots; none where it says nothing.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which of them is seen.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified when a person turns the page; every method is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A person begins to go to one of these.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// A person has gone to another page, or has come back to the same.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
