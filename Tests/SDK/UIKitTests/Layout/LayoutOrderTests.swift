// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@MainActor struct LayoutOrderTests {
    private final class Listening: UIView {
        var log: (String) -> Void = { _ in }
        var inLayout: (Listening) -> Void = { _ in }

        override func updateConstraints() {
            log("constraints \(tag)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log("layout \(tag)")
            inLayout(self)
        }
    }

    @Test("constraints are updated from the inside, and views laid out from the outside")
    func order() {
        var heard: [String] = []
        let views = (1...3).map { tag in
            let view = Listening(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.tag = tag
            view.log = { heard.append($0) }
            return view
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].layoutIfNeeded()
        #expect(
            heard == ["constraints 3", "constraints 2", "constraints 1", "layout 1", "layout 2", "layout 3"])
        heard = []
        views[2].setNeedsUpdateConstraints()
        views[2].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(heard == ["constraints 3", "layout 3"])
    }

    @Test("subviews have their places once super has laid them out, and a change then is laid out as well")
    func change() {
        let outer = Listening(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = freeView(in: outer)
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            height, view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        ])
        var widths: [CGFloat] = []
        outer.inLayout = { _ in
            widths.append(view.bounds.width)
            height.constant = view.bounds.width / 4
        }
        outer.layoutIfNeeded()
        #expect(widths.first == 100)
        #expect(view.bounds.size == CGSize(width: 100, height: 25))
    }

    @Test("a layout that changes each time it is done comes to an end")
    func endless() {
        let outer = Listening(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = freeView(in: outer)
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        outer.inLayout = { _ in height.constant += 1 }
        outer.layoutIfNeeded()
        #expect(height.constant > 0)
    }

    @Test("laying out a view lays out what is around it first, where that is due")
    func outwards() {
        let outer = outerView()
        let middle = freeView(in: outer)
        let inner = freeView(in: middle)
        NSLayoutConstraint.activate([
            middle.widthAnchor.constraint(equalTo: outer.widthAnchor),
            inner.widthAnchor.constraint(equalTo: middle.widthAnchor, constant: -20),
        ])
        inner.layoutIfNeeded()
        #expect(inner.bounds.width == 180)
    }

    @Test("a controller is asked for its constraints, and hears about layout around it")
    func controller() {
        final class Controller: UIViewController {
            var heard: [String] = []

            override func updateViewConstraints() {
                heard.append("constraints")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { heard.append("will") }
            override func viewDidLayoutSubviews() { heard.append("did") }
        }
        let controller = Controller()
        controller.view.layoutIfNeeded()
        #expect(controller.heard == ["constraints", "will", "did"])
    }

    @Test("a visible window is laid out when a constraint changes")
    func window() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let view = freeView(in: window)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        ScreenUpdate.shared.perform()
        #expect(view.bounds.width == 10)
        width.constant = 20
        ScreenUpdate.shared.perform()
        #expect(view.bounds.width == 20)
    }

    @Test("a size is fitted to what is inside")
    func fitting() {
        let outer = UIView()
        let (label, icon) = (WrappingLabel(12), SizedView(20, 30))
        outer.addSubview(label)
        outer.addSubview(icon)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
            icon.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
            icon.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
            label.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor, constant: -8),
        ])
        icon.setContentHuggingPriority(.required, for: .horizontal)
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 160, height: 46))
        let narrow = outer.systemLayoutSizeFitting(
            CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == CGSize(width: 70, height: 56))
        #expect(outer.bounds.size == .zero)
        #expect(outerView(7, 8).systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 8))
    }

    @Test("a child that prefers another size tells its parent")
    func preferredSize() {
        final class Container: UIViewController {
            var sizes: [CGSize] = []

            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                sizes.append(container.preferredContentSize)
            }
        }
        let (container, child) = (Container(), UIViewController())
        container.addChild(child)
        child.preferredContentSize = CGSize(width: 1, height: 2)
        child.preferredContentSize = CGSize(width: 1, height: 2)
        #expect(container.sizes == [CGSize(width: 1, height: 2)])
    }

    @Test("safe areas go inwards as far as they cover, and margins lie inside them")
    func safeArea() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let inner = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 100))
        controller.view.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        #expect(inner.layoutMargins == UIEdgeInsets(top: 18, left: 8, bottom: 8, right: 8))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 40, left: 16, bottom: 20, right: 16))
        #expect(
            controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 40, width: 100, height: 140))
        let view = freeView(in: controller.view)
        view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
        controller.view.layoutIfNeeded()
        #expect(view.frame.minY == 40)
        controller.additionalSafeAreaInsets.top = 50
        controller.view.layoutIfNeeded()
        #expect(view.frame.minY == 50)
    }
}
