// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@MainActor struct ScrollViewTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var offsets: [CGPoint] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }

    @Test("contents that constraints place give the scroll view its size of contents")
    func contents() {
        let outer = outerView(100, 80)
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(scroll)
        let column = UIStackView(arrangedSubviews: (0..<5).map { _ in SizedView(10, 50) })
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        let header = freeView(in: scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: outer.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 5),
            column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
            column.topAnchor.constraint(equalTo: scroll.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -10),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            header.heightAnchor.constraint(equalToConstant: 3),
        ])
        outer.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 10, y: 0, width: 90, height: 80))
        #expect(scroll.contentSize == CGSize(width: 90, height: 270))
        #expect(column.frame == CGRect(x: 5, y: 0, width: 80, height: 250))
        #expect(column.arrangedSubviews[4].frame == CGRect(x: 0, y: 200, width: 80, height: 50))
        scroll.contentOffset.y = 60
        outer.layoutIfNeeded()
        #expect(scroll.frame.minY == 0)
        #expect(column.frame.minY == 0)
        #expect(header.frame.minY == 60)
    }

    @Test("contents that go across stay where they are while what they are in moves beneath a bar")
    func nested() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 30
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        let outer = UIScrollView(frame: controller.view.bounds)
        outer.contentSize = CGSize(width: 100, height: 500)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        inner.contentSize = CGSize(width: 300, height: 40)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        window.layoutIfNeeded()
        #expect(outer.contentOffset.y == -30)
        outer.contentOffset.y = 0
        inner.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(inner.safeAreaInsets.top == 30 && inner.contentOffset.y == 0)
        inner.contentInsetAdjustmentBehavior = .always
        #expect(inner.contentOffset.y == -30)
        outer.contentInsetAdjustmentBehavior = .never
        #expect(outer.adjustedContentInset.top == 0)
    }

    @Test("scrolling moves the bounds and is told about")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let delegate = Delegate()
        scroll.delegate = delegate
        scroll.contentSize = CGSize(width: 50, height: 500)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 70))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 80, width: 10, height: 20), animated: true)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 70))
        scroll.setContentOffset(.zero, animated: false)
        scroll.contentOffset.x = .nan
        #expect(delegate.offsets == [CGPoint(x: 0, y: 70), .zero])
        scroll.contentInset.top = 3
        #expect(scroll.adjustedContentInset.top == 3)
    }
}
