// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@MainActor struct ConstraintTests {
    @Test("edges, middles and lengths place a view")
    func anchors() {
        let outer = outerView()
        let (one, other) = (freeView(in: outer), freeView(in: outer))
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            one.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            one.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25),
            one.heightAnchor.constraint(equalToConstant: 20),
            other.leftAnchor.constraint(equalToSystemSpacingAfter: one.rightAnchor, multiplier: 2),
            other.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            other.centerYAnchor.constraint(equalTo: one.centerYAnchor),
            other.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5, constant: -7),
        ])
        outer.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 10, y: 5, width: 50, height: 20))
        #expect(other.frame == CGRect(x: 76, y: -10, width: 114, height: 50))
    }

    @Test("the older way of writing says the same")
    func items() {
        let outer = outerView()
        let view = freeView(in: outer)
        outer.addConstraints([
            NSLayoutConstraint(
                item: view, attribute: .right, relatedBy: .equal, toItem: outer, attribute: .right, multiplier: 1,
                constant: -4),
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: outer, attribute: .bottom,
                multiplier: 0.5, constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1,
                constant: 6),
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1,
                constant: 30),
            NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 44),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 166, y: 6, width: 30, height: 44))
    }

    @Test("another constant, priority or activity lays out again")
    func changes() {
        let outer = outerView()
        let view = freeView(in: outer)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        let wish = view.widthAnchor.constraint(equalToConstant: 80)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([width, wish])
        outer.layoutIfNeeded()
        #expect(view.bounds.width == 30)
        width.constant = 40
        outer.layoutIfNeeded()
        #expect(view.bounds.width == 40)
        width.priority = .defaultLow - 1
        outer.layoutIfNeeded()
        #expect(view.bounds.width == 80)
        wish.isActive = false
        outer.layoutIfNeeded()
        #expect(view.bounds.width == 40)
        #expect(!wish.isActive)
        #expect(view.constraints == [width])
    }

    @Test("the nearest view that holds both keeps a constraint, until one is taken out")
    func holders() {
        let outer = outerView()
        let middle = freeView(in: outer)
        let (one, other) = (freeView(in: middle), freeView(in: middle))
        let inside = one.leftAnchor.constraint(equalTo: other.leftAnchor)
        let across = one.topAnchor.constraint(equalTo: outer.topAnchor)
        let own = one.widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([inside, across, own])
        #expect(middle.constraints == [inside])
        #expect(outer.constraints == [across])
        #expect(one.constraints == [own])
        middle.removeFromSuperview()
        #expect(!across.isActive)
        #expect(inside.isActive)
        one.removeFromSuperview()
        #expect(!inside.isActive)
        #expect(own.isActive)
        across.isActive = true
        #expect(!across.isActive)
    }

    @Test("a contradiction, an invalid number and sides that do not go together are left out")
    func nonsense() {
        let outer = outerView()
        let view = freeView(in: outer)
        let good = view.widthAnchor.constraint(equalToConstant: 30)
        good.isActive = true
        let bad = [
            view.widthAnchor.constraint(equalToConstant: 31),
            view.heightAnchor.constraint(equalToConstant: .nan),
            view.heightAnchor.constraint(equalToConstant: .infinity),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1,
                constant: 3),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 3),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .width, multiplier: 1,
                constant: 3),
        ]
        NSLayoutConstraint.activate(bad)
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
        #expect(bad.allSatisfy { $0.isReported })
        #expect(!good.isReported)
    }

    @Test("contents keep their size as strongly as they say")
    func contents() {
        let outer = outerView()
        let (one, other) = (SizedView(50, 10), SizedView(60, 20))
        outer.addSubview(one)
        outer.addSubview(other)
        let wide = outer.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: outer.leftAnchor), one.rightAnchor.constraint(equalTo: other.leftAnchor),
            other.rightAnchor.constraint(equalTo: outer.rightAnchor), wide,
        ])
        one.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        other.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        outer.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
        #expect(other.frame == CGRect(x: 50, y: 0, width: 150, height: 20))
        wide.isActive = false
        outer.frame.size.width = 90
        outer.layoutIfNeeded()
        #expect(one.frame.width == 30)
        #expect(other.frame.width == 60)
        other.contents.width = 70
        outer.layoutIfNeeded()
        #expect(one.frame.width == 20)
    }

    @Test("text that gets less width than it would like grows in height")
    func wrapping() {
        let outer = outerView(100, 300)
        let (label, below) = (WrappingLabel(25), SizedView(5, 5))
        outer.addSubview(label)
        outer.addSubview(below)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            label.topAnchor.constraint(equalTo: outer.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
        ])
        outer.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 100, height: 30))
        #expect(below.frame.minY == 33)
        outer.frame.size.width = 50
        outer.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 50, height: 50))
    }

    @Test("leading is on the right where reading begins there, and constants go the other way")
    func rightToLeft() {
        let outer = outerView()
        outer.semanticContentAttribute = .forceRightToLeft
        let (one, other) = (freeView(in: outer), freeView(in: outer))
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            one.widthAnchor.constraint(equalToConstant: 30),
            other.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 5),
            other.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
            other.widthAnchor.constraint(equalToConstant: 500).at(.defaultLow),
            one.heightAnchor.constraint(equalToConstant: 1), other.heightAnchor.constraint(equalToConstant: 1),
        ])
        outer.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 160, y: 0, width: 30, height: 1))
        #expect(other.frame == CGRect(x: 20, y: 0, width: 135, height: 1))
    }

    @Test("a view that its frame places is one to place others by, and follows a superview that constraints size")
    func masks() {
        let outer = outerView()
        let framed = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
        outer.addSubview(framed)
        let placed = freeView(in: outer)
        let filling = UIView()
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        placed.addSubview(filling)
        let inner = freeView(in: filling)
        NSLayoutConstraint.activate([
            placed.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 5),
            placed.topAnchor.constraint(equalTo: framed.topAnchor), placed.widthAnchor.constraint(equalToConstant: 60),
            placed.heightAnchor.constraint(equalTo: framed.heightAnchor),
            inner.rightAnchor.constraint(equalTo: filling.rightAnchor),
            inner.bottomAnchor.constraint(equalTo: placed.bottomAnchor, constant: -2),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(placed.frame == CGRect(x: 65, y: 10, width: 60, height: 30))
        #expect(filling.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(inner.frame == CGRect(x: 50, y: 18, width: 10, height: 10))
        framed.frame.origin.x = 30
        outer.layoutIfNeeded()
        #expect(placed.frame.minX == 75)
    }

    @Test("guides place views and are placed themselves")
    func guides() {
        let outer = outerView()
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = freeView(in: outer)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 33), guide.topAnchor.constraint(equalTo: outer.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 7),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 2, y: 0, width: 33, height: 7))
        #expect(view.frame == CGRect(x: 35, y: 7, width: 161, height: 93))
        #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
        outer.layoutMargins.right = 14
        outer.layoutIfNeeded()
        #expect(view.frame.width == 151)
        outer.removeLayoutGuide(guide)
        #expect(outer.constraints.count == 2)
    }

    @Test("baselines are those of text, and edges of what has none")
    func baselines() {
        let outer = outerView()
        let (large, small, plain) = (UILabel(), UILabel(), freeView(in: outer))
        large.font = .systemFont(ofSize: 40)
        small.font = .systemFont(ofSize: 10)
        for label in [large, small] {
            label.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: outer.topAnchor), large.heightAnchor.constraint(equalToConstant: 48),
            small.heightAnchor.constraint(equalToConstant: 12),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: outer.lastBaselineAnchor),
            plain.firstBaselineAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
        ])
        outer.layoutIfNeeded()
        #expect(small.frame.minY > 20)
        #expect(small.frame.maxY < large.frame.maxY)
        #expect(plain.frame.minY == 4)
        #expect(plain.frame.maxY == 100)
    }

    @Test("what nobody says anything of is nothing, the same each time")
    func ambiguous() {
        let outer = outerView()
        let view = freeView(in: outer)
        view.rightAnchor.constraint(equalTo: outer.rightAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 200, y: 0, width: 0, height: 0))
    }
}

extension NSLayoutConstraint {
    /// The constraint with another priority.
    func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
