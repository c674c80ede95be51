// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIViewController {
    func add(_ child: UIViewController, to container: UIView) {
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }
    func remove() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

class ContainerController: UIViewController {
    private let first = UIViewController()
    private let second = UIViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        first.view.backgroundColor = .systemMint
        second.view.backgroundColor = .systemCyan
        add(first, to: view)
        let segments = UISegmentedControl(items: ["One", "Two"], )
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [unowned self] action in
                guard let control = action.sender as? UISegmentedControl else { return }
                control.selectedSegmentIndex == 0 ? swap(from: second, to: first) : swap(from: first, to: second)
            }, for: .valueChanged)
        navigationItem.titleView = segments
    }
    private func swap(from old: UIViewController, to new: UIViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds
        transition(from: old, to: new, duration: 0.25, options: .transitionCrossDissolve, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
    override var childForStatusBarStyle: UIViewController? { first }
    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
