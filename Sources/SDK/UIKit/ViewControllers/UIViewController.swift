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
    /// Creates a view controller that creates its view in code.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file that held the view on Apple's systems; such
    ///     files are not read here, and ``loadView()`` says so.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a view controller that creates its view in code.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The name of the nib file; unused here.
    public let nibName: String?
    /// The bundle of the nib file; unused here.
    public let nibBundle: Bundle?

    private var storedView: UIView?
    var appearance = Appearance.disappeared
    var isAnimating = false

    /// The screen's title, which containers show.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
            // A sheet is read out by the title of what it shows.
            viewIfLoaded?.layer.displayChanged()
        }
    }
    /// Whether presentations cover only this controller; stored, without effect yet: they cover the window.
    open var definesPresentationContext = false
    /// What lies over the view while there is nothing to show in it.
    var unavailableContent: (any UIView & UIContentView)?

    /// Called to set `contentUnavailableConfiguration`; does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// The preferred size in a container.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// The additional safe area insets, for the controller's own bars.
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
    /// The presentation style.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue, presenter == nil { storedPresentation = nil } }
    }
    var storedPresentation: UIPresentationController?
    /// Provides custom presentation animations.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The app's own presentation.
    var customPresentation: CustomPresentation?
    /// The current transition.
    var runningTransition: TimedTransition?
    /// What may be changed along with the controller's coming or going; nil while it neither comes nor goes, and where
    /// it does so as the system's controllers do, which takes no time here.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? presented?.runningTransition ?? presenter?.runningTransition
            ?? parent?.transitionCoordinator
    }
    /// The sheet in which the controller is presented.
    var sheet: SheetView?
    /// The presentation animation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a person cannot dismiss the controller by swiping.
    open var isModalInPresentation = false
    /// Whether the bottom bar is hidden when this controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// Under which bars the view lies; kept, and without effect: it lies under all of them, and its safe area says so.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether it lies under opaque bars too; stored, without effect.
    open var extendedLayoutIncludesOpaqueBars = false
    /// The appearance of the controller; unspecified inherits the window's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.displayChanged() }
    }
    /// The identifier for restoring the controller's state.
    open var restorationIdentifier: String?

    /// The child controllers, in the order in which they were added.
    open package(set) var children: [UIViewController] = []
    /// The parent controller.
    open package(set) weak var parent: UIViewController?
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// Of the principal view controller of an extension.
    package var ownExtensionContext: NSExtensionContext?
    /// What was taken out of the window to make room for this controller.
    var covered: UIView?

    /// Whether the controller is being presented.
    open package(set) var isBeingPresented = false
    /// Whether the controller is being dismissed.
    open package(set) var isBeingDismissed = false
    /// Whether the controller is being added to a container.
    open package(set) var isMovingToParent = false
    /// Whether the controller is being removed from a container.
    open package(set) var isMovingFromParent = false

    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?

    /// The toolbar items while this controller is on top of a navigation stack.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsChanged(of: self) } }

    /// Sets the toolbar items.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// The navigation item of this controller.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title)
        storedNavigationItem = item
        return item
    }

    /// The tab bar item of this controller.
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

    /// The controller's view, created when first read.
    open var view: UIView! {
        get { loadedView }
        set {
            storedView?.controller = nil
            storedView = newValue
            newValue?.controller = self
        }
    }

    /// The view if it exists; does not create it.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the view exists.
    open var isViewLoaded: Bool { storedView != nil }

    /// Creates the view if it does not exist.
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

    /// Creates the view and assigns it to ``view``; an empty one as large as the screen unless overridden.
    open func loadView() {
        if let nibName {
            Complaint.write(
                "\(type(of: self)) asks for its view in ‘\(nibName).nib’, and such files are not read here; "
                    + "make the view in loadView()")
        }
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Called after the view was created.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window and about to be laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Updates the constraints of the view. A subclass calls super at the end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when memory is low.
    open func didReceiveMemoryWarning() {}

    /// Whether the controller is in editing mode; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isEdited = false
    var storedEditButtonItem: UIBarButtonItem?

    /// Enters or leaves editing mode; a subclass calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEdited = editing
        storedEditButtonItem?.title = (editing ? SystemWord.done : .edit).text
    }

    // MARK: Containers

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent has changed.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether children receive appearance calls automatically.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Adds a child controller; the container adds and places its view.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        guard let former = parent else { return }
        former.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Called when a child prefers another size; does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's constraints come to another size; does nothing unless overridden.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in a given size; all of it unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the view's size changes; forwards it to the children.
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

    /// The status bar style for this controller.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// Whose looks the status bar has instead of this controller's; the device's status bar looks as the device does.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Who says instead of this controller whether the status bar is hidden; it is the device's.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The animation of the status bar; without effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the line at the lower edge is hidden while nothing is touched; it is the device's.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Who says so instead of this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// At which edges the app's gestures come before the device's; there, too, the device's do.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The preferred orientation for a presentation; the screen does not turn here.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The supported orientations.
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
    /// A button that toggles editing mode.
    public var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            title: (isEditing ? SystemWord.done : .edit).text,
            primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
        storedEditButtonItem = item
        return item
    }
}
