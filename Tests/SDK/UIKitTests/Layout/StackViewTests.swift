// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKit

@MainActor struct StackViewTests {
    private func stack(
        _ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0,
        width: CGFloat = 200, height: CGFloat = 40
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.spacing = spacing
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    /// Each view's beginning and length across.
    private func spans(_ views: [UIView]) -> [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }

    struct Distribution: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let distribution: UIStackView.Distribution
        let widths: [CGFloat]
        var spacing: CGFloat = 10
        let spans: [[CGFloat]]
    }

    nonisolated static let distributions = [
        Distribution(
            testDescription: "the first gives way where all are as willing", distribution: .fill, widths: [50, 30, 20],
            spans: [[0, 130], [140, 30], [180, 20]]),
        Distribution(
            testDescription: "the first is cut where there is no room", distribution: .fill, widths: [150, 50, 20],
            spans: [[0, 110], [120, 50], [180, 20]]),
        Distribution(
            testDescription: "all are as wide", distribution: .fillEqually, widths: [50, 0, 20], spacing: 7,
            spans: [[0, 62], [69, 62], [138, 62]]),
        Distribution(
            testDescription: "as wide as their contents are to each other", distribution: .fillProportionally,
            widths: [50, 25, 15], spans: [[0, 100], [110, 50], [170, 30]]),
        Distribution(
            testDescription: "the spaces are the same", distribution: .equalSpacing, widths: [50, 30, 20],
            spans: [[0, 50], [100, 30], [180, 20]]),
        Distribution(
            testDescription: "the middles are as far apart", distribution: .equalCentering, widths: [50, 30, 20],
            spans: [[0, 50], [92.5, 30], [180, 20]]),
        Distribution(
            testDescription: "one alone", distribution: .equalSpacing, widths: [50], spans: [[0, 200]]),
    ]

    @Test("views share the length", arguments: distributions)
    func distribution(item: Distribution) {
        let views = item.widths.map { SizedView($0, 10) }
        let stack = stack(views, item.distribution, spacing: item.spacing)
        stack.layoutIfNeeded()
        #expect(spans(views) == item.spans)
        #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 40 })
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(spans(views) == item.spans.map { [200 - $0[0] - $0[1], $0[1]] })
        #expect(!stack.isReported)
    }

    struct Alignment: Sendable {
        let alignment: UIStackView.Alignment
        let spans: [[CGFloat]]
    }

    nonisolated static let alignments = [
        Alignment(alignment: .fill, spans: [[0, 100], [0, 100]]),
        Alignment(alignment: .leading, spans: [[0, 30], [0, 50]]),
        Alignment(alignment: .center, spans: [[35, 30], [25, 50]]),
        Alignment(alignment: .trailing, spans: [[70, 30], [50, 50]]),
    ]

    @Test("views lie across", arguments: alignments)
    func alignment(item: Alignment) {
        let views = [SizedView(30, 10), SizedView(50, 20)]
        let stack = stack(views, width: 100, height: 30)
        stack.axis = .vertical
        stack.alignment = item.alignment
        stack.layoutIfNeeded()
        #expect(spans(views) == item.spans)
        #expect(views.map(\.frame.minY) == [0, 10])
    }

    @Test("texts of a row stand on one line")
    func baseline() {
        let labels = [UILabel(), UILabel()]
        labels[0].font = .systemFont(ofSize: 10)
        labels[1].font = .systemFont(ofSize: 30)
        let stack = stack(labels, .fillEqually)
        NSLayoutConstraint.activate([
            labels[0].heightAnchor.constraint(equalToConstant: 12),
            labels[1].heightAnchor.constraint(equalToConstant: 36),
        ])
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        let offsets = labels.map { $0.frame.minY + $0.baselineOffsets.fromTop }
        #expect(abs(offsets[0] - offsets[1]) < 1e-5)
        #expect(labels[1].frame.minY == 0)
    }

    @Test("a symbol has its middle where the capital letters beside it have theirs")
    func symbol() {
        let icon = UIImageView(image: UIImage(systemName: "clock"))
        let label = UILabel()
        label.text = "8 PM"
        let stack = stack([icon, label], .fill)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        let capitals = label.frame.minY + label.font.ascender - label.font.capHeight / 2
        #expect(abs(icon.frame.midY - capitals) < 1)
    }

    @Test("a hidden view leaves, and comes back")
    func hiding() {
        let views = (0..<3).map { _ in SizedView(10, 10) }
        let stack = stack(views, .fillEqually, spacing: 10)
        stack.layoutIfNeeded()
        #expect(spans(views) == [[0, 60], [70, 60], [140, 60]])
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(spans([views[0], views[2]]) == [[0, 95], [105, 95]])
        views[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(spans(views) == [[0, 60], [70, 60], [140, 60]])
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[0], views[2]])
        stack.removeArrangedSubview(views[0])
        #expect(stack.subviews == [views[0], views[2]])
    }

    @Test("spaces of your own and margins count")
    func spacing() {
        let views = (0..<3).map { _ in SizedView(10, 10) }
        let stack = stack(views, .fillEqually, spacing: 10)
        stack.setCustomSpacing(30, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 10)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        #expect(spans(views) == [[2, 50], [82, 50], [140, 50]])
        #expect(views[0].frame.minY == 1)
        #expect(views[0].frame.height == 36)
        #expect(stack.customSpacing(after: views[0]) == 30)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    }

    @Test("a stack is as large as what is in it, stacks in stacks too")
    func fitting() {
        let row = UIStackView(arrangedSubviews: [SizedView(20, 30), SizedView(50, 12)])
        row.spacing = 5
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [WrappingLabel(20), row])
        column.axis = .vertical
        column.spacing = 4
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 44))
        let size = column.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 100, height: 54))
        #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test("a stack that constraints place takes its size from what is in it")
    func placed() {
        let outer = outerView(300, 300)
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 30), SizedView(50, 12)])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.alignment = .top
        outer.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 115, y: 135, width: 70, height: 30))
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 20, y: 0, width: 50, height: 12))
    }
}
