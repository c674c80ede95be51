// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let pages: [(String, UIColor)] = [
        ("Welcome", .systemRed), ("Discover", .systemGreen), ("Enjoy", .systemBlue),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        view.addSubview(scrollView)
        pageControl.numberOfPages = pages.count
        pageControl.currentPage = 0
        pageControl.pageIndicatorTintColor = .systemGray4
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.hidesForSinglePage = true
        pageControl.addAction(
            UIAction { [unowned self] _ in
                let x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
                scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
            }, for: .valueChanged)
        view.addSubview(pageControl)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        pageControl.frame = CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 30)
        guard scrollView.subviews.isEmpty else { return }
        for (index, page) in pages.enumerated() {
            let label = UILabel(
                frame: CGRect(
                    x: CGFloat(index) * view.bounds.width, y: 0, width: view.bounds.width, height: view.bounds.height))
            label.text = page.0
            label.backgroundColor = page.1
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 40, weight: .black)
            scrollView.addSubview(label)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width * CGFloat(pages.count), height: view.bounds.height)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let page = targetContentOffset.pointee.x / scrollView.frame.width
        pageControl.currentPage = Int(page.rounded())
    }
}
