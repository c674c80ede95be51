// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@MainActor struct UIViewControllerTests {
    private let log = RecordingController.Log()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        ScreenUpdate.shared.perform()
    }

    @Test("nothing is made before the window is shown")
    func lazy() {
        let root = RecordingController("root", log)
        window.rootViewController = root
        ScreenUpdate.shared.perform()
        #expect(!root.isViewLoaded)
        #expect(log.lines.isEmpty)
    }

    @Test("a root controller hears everything once and in order when its window is shown")
    func showing() {
        let root = RecordingController("root", log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(log.take() == ["root didLoad", "root willAppear"])
        ScreenUpdate.shared.perform()
        #expect(log.take() == ["root isAppearing", "root layout", "root didAppear"])
        window.makeKeyAndVisible()
        ScreenUpdate.shared.perform()
        #expect(log.lines.isEmpty)
        #expect(root.view.superview === window)
        #expect(root.view.frame == window.bounds)
        #expect(window.isKeyWindow)
    }

    @Test("the end of a turn comes by itself")
    func turn() async {
        window.rootViewController = RecordingController("root", log)
        window.makeKeyAndVisible()
        await Task { @MainActor in }.value
        // Tests of the screen may have every window laid out once more meanwhile.
        #expect(log.lines.contains("root didAppear"))
    }

    @Test("another root controller takes the place of the first")
    func replacingRoot() {
        show(RecordingController("first", log))
        log.lines = []
        let first = window.rootViewController
        window.rootViewController = RecordingController("second", log)
        ScreenUpdate.shared.perform()
        #expect(
            log.take() == [
                "first willDisappear", "second didLoad", "second willAppear", "second isAppearing", "second layout",
                "first didDisappear", "second didAppear",
            ])
        #expect(first?.view.window == nil)
    }

    @Test("hiding a window hides its controllers, showing it shows them again")
    func hiding() {
        show(RecordingController("root", log))
        log.lines = []
        window.isHidden = true
        ScreenUpdate.shared.perform()
        #expect(log.take() == ["root willDisappear", "root didDisappear"])
        window.isHidden = false
        ScreenUpdate.shared.perform()
        #expect(log.take() == ["root willAppear", "root isAppearing", "root didAppear"])
    }

    @Test("one that comes and goes in the same turn hears no more than that it was to come and to go")
    func comingAndGoing() {
        show(RecordingController("root", log))
        let brief = RecordingController("brief", log)
        log.lines = []
        window.rootViewController?.view.addSubview(brief.view)
        brief.view.removeFromSuperview()
        ScreenUpdate.shared.perform()
        #expect(
            log.take().filter { $0.hasPrefix("brief") } == [
                "brief didLoad", "brief willAppear", "brief willDisappear", "brief didDisappear",
            ])
    }

    @Test("children hear about coming after their parent, and of having come before it")
    func children() {
        let (root, child) = (RecordingController("root", log), RecordingController("child", log))
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        log.lines = []
        show(root)
        #expect(
            log.take() == [
                "root willAppear", "child willAppear", "root isAppearing", "child isAppearing", "root layout",
                "child layout", "child didAppear", "root didAppear",
            ])
    }

    @Test("pushing and popping tell both controllers, the one that goes first")
    func stack() {
        let (first, second) = (RecordingController("first", log), RecordingController("second", log))
        let stack = UINavigationController(rootViewController: first)
        show(stack)
        #expect(first.navigationController === stack)
        log.lines = []
        stack.pushViewController(second, animated: false)
        ScreenUpdate.shared.perform()
        #expect(
            log.take() == [
                "first willDisappear", "second didLoad", "second willAppear", "second inside", "second isAppearing",
                "second layout", "first didDisappear", "second didAppear",
            ])
        #expect(stack.topViewController === second)
        #expect(stack.viewControllers.count == 2)
        #expect(stack.popViewController(animated: false) === second)
        ScreenUpdate.shared.perform()
        #expect(
            log.take() == [
                "second willDisappear", "first willAppear", "second alone", "first isAppearing",
                "second didDisappear", "first didAppear",
            ])
        #expect(second.navigationController == nil)
        #expect(stack.popViewController(animated: false) == nil)
    }

    @Test("a stack goes back to any controller that is on it")
    func goingBack() {
        let controllers = (0..<4).map { RecordingController("\($0)", log) }
        let stack = UINavigationController()
        stack.viewControllers = controllers
        #expect(stack.popToViewController(controllers[2], animated: false)?.first === controllers[3])
        #expect(stack.popToRootViewController(animated: false)?.count == 2)
        #expect(stack.popToViewController(controllers[3], animated: false) == nil)
        #expect(stack.viewControllers == [controllers[0]])
    }

    @Test("a tab bar controller shows the chosen one alone, and chooses the first by itself")
    func tabs() {
        let (first, second) = (RecordingController("first", log), RecordingController("second", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        show(tabs)
        #expect(tabs.selectedIndex == 0)
        #expect(!second.isViewLoaded)
        log.lines = []
        tabs.selectedIndex = 1
        tabs.selectedIndex = 7
        ScreenUpdate.shared.perform()
        #expect(tabs.selectedViewController === second)
        #expect(
            log.take() == [
                "first willDisappear", "second didLoad", "second willAppear", "second isAppearing", "second layout",
                "first didDisappear", "second didAppear",
            ])
        tabs.viewControllers = [first]
        #expect(tabs.selectedIndex == 0)
        #expect(second.tabBarController == nil)
    }

    @Test("a sheet leaves the one below where it is, a full screen takes it away", arguments: [true, false])
    func presenting(isFullScreen: Bool) {
        let (root, shown) = (RecordingController("root", log), RecordingController("shown", log))
        show(root)
        log.lines = []
        if isFullScreen { shown.modalPresentationStyle = .fullScreen }
        root.present(shown, animated: false) { self.log.lines.append("presented") }
        #expect(shown.isBeingPresented)
        ScreenUpdate.shared.perform()
        #expect(!shown.isBeingPresented)
        let coming = ["shown didLoad", "shown willAppear", "shown isAppearing", "shown layout"]
        #expect(
            log.take()
                == (isFullScreen
                    ? ["shown didLoad", "root willDisappear"] + coming.dropFirst()
                        + ["root didDisappear", "shown didAppear", "presented"]
                    : coming + ["shown didAppear", "presented"]))
        #expect(root.presentedViewController === shown)
        #expect(shown.presentingViewController === root)
        shown.dismiss(animated: false) { self.log.lines.append("dismissed") }
        ScreenUpdate.shared.perform()
        let lines = log.take()
        #expect(lines.filter { $0.hasPrefix("shown") } == ["shown willDisappear", "shown didDisappear"])
        #expect(lines.filter { $0.hasPrefix("root") }.isEmpty != isFullScreen)
        #expect(lines.last == "dismissed")
        #expect(root.presentedViewController == nil && shown.presentingViewController == nil)
        #expect(root.view.window === window)
    }

    @Test("the outermost container presents, and one over another is presented from the top")
    func presentingFromInside() {
        let inner = RecordingController("inner", log)
        let stack = UINavigationController(rootViewController: inner)
        let (sheet, second) = (RecordingController("sheet", log), RecordingController("second", log))
        show(stack)
        inner.present(sheet, animated: false)
        #expect(sheet.presentingViewController === stack)
        #expect(inner.presentedViewController === sheet)
        inner.present(second, animated: false)
        #expect(second.presentingViewController == nil)
        sheet.present(second, animated: false)
        #expect(stack.visibleViewController === sheet)
        stack.dismiss(animated: false)
        #expect(sheet.presentedViewController == nil && second.viewIfLoaded?.window == nil)
    }

    @Test("one that is in no window presents nothing")
    func presentingFromNowhere() {
        var isPresented = false
        let (root, shown) = (RecordingController("root", log), RecordingController("shown", log))
        root.present(shown, animated: false) { isPresented = true }
        ScreenUpdate.shared.perform()
        #expect(root.presentedViewController == nil)
        #expect(!isPresented)
    }

    @Test("a container that forwards by itself tells its children when it wants")
    func manualForwarding() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (container, child) = (Container(), RecordingController("child", log))
        container.addChild(child)
        container.view.addSubview(child.view)
        log.lines = []
        show(container)
        #expect(log.take() == ["child layout"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["child willAppear", "child isAppearing", "child didAppear"])
    }

    @Test("the titles of bars follow the controller's own")
    func titles() {
        let controller = UIViewController()
        controller.title = "Menu"
        #expect(controller.navigationItem.title == "Menu")
        controller.title = "Soups"
        #expect(controller.navigationItem.title == "Soups")
        #expect(controller.tabBarItem.title == "Soups")
    }
}
