// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Intents

/// Manages the views of a screen or a part of it, and is notified when they appear and disappear.
///
/// The view is made when it is first asked for. When it comes to the screen:
/// ``viewWillAppear(_:)`` at once, ``viewIsAppearing(_:)``, laying out and
/// ``viewDidAppear(_:)`` at the end of the turn of the main queue. A container
/// tells its children in the same order, and of having appeared before itself.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
    /// A view controller that makes its view in code.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file that held the view on Apple's systems; such
    ///     files are not read here, and ``loadView()`` says so.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// A view controller that makes its view in code.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The name of the file that held the view on Apple's systems.
    public let nibName: String?
    /// Where that file was.
    public let nibBundle: Bundle?

    private var storedView: UIView?
    var appearance = Appearance.disappeared
    var isAnimating = false

    /// What the person calls the screen; containers show it.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }
    /// Whether what this controller presents lies over it alone; stored, without effect yet: it lies over the window.
    open var definesPresentationContext = false
    /// What lies over the view while there is nothing to show in it.
    var unavailableContent: (any UIView & UIContentView)?

    /// The moment to set `contentUnavailableConfiguration`; does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// The size that suits the controller best inside a container.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// What the controller's own bars and the like cover beside what covers its view anyway.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
    }
    /// What the bars of the container cover.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { safeAreaChanged() } }
    }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.marginsChanged() }
    }
    /// How the controller lies over the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue, presenter == nil { storedPresentation = nil } }
    }
    var storedPresentation: UIPresentationController?
    /// Has what the app does itself when the controller is presented and goes.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the app itself presents it.
    var customPresentation: CustomPresentation?
    /// What comes or goes at this moment.
    var runningTransition: TimedTransition?
    /// What may be changed along with the controller's coming or going; nil while it neither comes nor goes, and where
    /// it does so as the system's controllers do, which takes no time here.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? presented?.runningTransition ?? presenter?.runningTransition
            ?? parent?.transitionCoordinator
    }
    /// The card that the controller lies on.
    var sheet: SheetView?
    /// How the controller comes when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a person cannot pull the presented controller away.
    open var isModalInPresentation = false
    /// Whether the bar at the bottom goes when this is pushed.
    open var hidesBottomBarWhenPushed = false
    /// Under which bars the view lies; kept, and without effect: it lies under all of them, and its safe area says so.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether it lies under opaque bars too; stored, without effect.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Light or dark for all that the controller shows; unspecified leaves it to the window.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.displayChanged() }
    }
    /// The name under which the state is kept for the next launch.
    open var restorationIdentifier: String?

    /// The controllers inside this one, in the order in which they were added.
    open package(set) var children: [UIViewController] = []
    /// The controller that this one is inside.
    open package(set) weak var parent: UIViewController?
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// Of the principal view controller of an extension.
    package var ownExtensionContext: NSExtensionContext?
    /// What was taken out of the window to make room for this controller.
    var covered: UIView?

    /// Whether the controller is on its way to lie over another.
    open package(set) var isBeingPresented = false
    /// Whether the controller is on its way from over another.
    open package(set) var isBeingDismissed = false
    /// Whether the controller is on its way into a container.
    open package(set) var isMovingToParent = false
    /// Whether the controller is on its way out of a container.
    open package(set) var isMovingFromParent = false

    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?

    /// The buttons in the toolbar while this is on top of a navigation stack.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsChanged(of: self) } }

    /// Changes the buttons in the toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// What a navigation controller shows of this one.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title)
        storedNavigationItem = item
        return item
    }

    /// What a tab bar controller shows of this one.
    open var tabBarItem: UITabBarItem {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            (parent as? UITabBarController)?.itemsChanged()
        }
    }

    // MARK: The view

    /// What the controller shows; asking for it makes it.
    open var view: UIView! {
        get { loadedView }
        set {
            storedView?.controller = nil
            storedView = newValue
            newValue?.controller = self
        }
    }

    /// The view if it was made already.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the view was made.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view if it was not made yet.
    open func loadViewIfNeeded() { _ = loadedView }

    /// The view, made where it was not.
    var loadedView: UIView {
        if let storedView { return storedView }
        loadView()
        let made = storedView ?? UIView(frame: UIScreen.main.bounds)
        if storedView == nil { view = made }
        viewDidLoad()
        return storedView ?? made
    }

    /// Makes the view and assigns it to ``view``; an empty one as large as the screen unless overridden.
    open func loadView() {
        if let nibName {
            Complaint.write(
                "\(type(of: self)) asks for its view in ‘\(nibName).nib’, and such files are not read here; "
                    + "make the view in loadView()")
        }
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to come to the screen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its window and about to be laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has come to the screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to place its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has placed its subviews.
    open func viewDidLayoutSubviews() {}
    /// The moment to change constraints of the view and those inside it. A subclass calls super at the end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// The margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// The part of the view that is covered has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Memory is short.
    open func didReceiveMemoryWarning() {}

    /// Whether what the controller shows is edited; ``setEditing(_:animated:)`` is called for it.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isEdited = false
    var storedEditButtonItem: UIBarButtonItem?

    /// Begins or ends editing; a subclass calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEdited = editing
        storedEditButtonItem?.title = (editing ? SystemWord.done : .edit).text
    }

    // MARK: Containers

    /// The controller is about to come into another one, or to be alone.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has come into another one, or is alone.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether children hear about coming and going by themselves; a container that tells them itself says no.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Puts a controller inside this one; its view is the container's to place.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of its container.
    open func removeFromParent() {
        guard let former = parent else { return }
        former.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// A child prefers another size; does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's constraints come to another size; does nothing unless overridden.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that a child gets inside one of this controller's: all of it unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The view is about to have another size; tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.viewIfLoaded?.bounds.size != inner { child.viewWillTransition(to: inner, with: coordinator) }
        }
    }

    // MARK: Where the controller is

    open override var next: UIResponder? {
        if let superview = storedView?.superview { return superview }
        return parent ?? presenter
    }

    package override var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// Called when the view's traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark, and what else the controller goes by.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// How the status bar looks above this controller.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// Whose looks the status bar has instead of this controller's; the device's status bar looks as the device does.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Who says instead of this controller whether the status bar is hidden; it is the device's.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// How the status bar comes and goes; it is the device's.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the line at the lower edge is hidden while nothing is touched; it is the device's.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Who says so instead of this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// At which edges the app's gestures come before the device's; there, too, the device's do.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Which way up the controller is when it comes; the screen here does not turn.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Which ways up the controller can be.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the controller turns with the device.
    open var shouldAutorotate: Bool { true }

    /// Asks for the status bar's looks again; the device's status bar looks as the device does.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Asks again whether the line at the lower edge is hidden; it is the device's.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Asks again which edges are the app's; they are the device's.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Asks for the orientations again; the screen here goes by those of `Info.plist`.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

extension UIViewController {
    /// What an extension knows of the request it draws for; nil in an app. A child has its parent's.
    public var extensionContext: NSExtensionContext? { ownExtensionContext ?? parent?.extensionContext }
}

extension UIViewController {
    /// A button that begins editing, and ends it.
    public var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            title: (isEditing ? SystemWord.done : .edit).text,
            primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
        storedEditButtonItem = item
        return item
    }
}
