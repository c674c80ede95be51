// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class AppearanceViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Library"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.backButtonTitle = "Back"
        navigationItem.backButtonDisplayMode = .minimal

        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [
            .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 34, weight: .heavy),
        ]
        appearance.shadowColor = .clear
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        navigationItem.compactAppearance = appearance
        navigationController?.navigationBar.tintColor = .white

        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in print("add") })
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
        navigationItem.rightBarButtonItems = [more, add]
        let titleLabel = UILabel()
        titleLabel.text = "Custom"
        navigationItem.titleView = titleLabel
        setToolbarItems(
            [
                UIBarButtonItem(systemItem: .trash),
                .flexibleSpace(),
                UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
                .fixedSpace(12),
            ], animated: false)
        navigationController?.setToolbarHidden(false, animated: false)
    }

    func makeMenu() -> UIMenu {
        let sort = UIMenu(
            title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"), options: .singleSelection,
            children: [
                UIAction(title: "Name", state: .on) { _ in },
                UIAction(title: "Date") { _ in },
            ])
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
        return UIMenu(title: "", children: [sort, UIMenu(title: "", options: .displayInline, children: [delete])])
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
