// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class MapViewController: UIViewController, UISheetPresentationControllerDelegate {
    func showSheet() {
        let details = DetailSheetViewController()
        let navigation = UINavigationController(rootViewController: details)
        navigation.modalPresentationStyle = .pageSheet
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [
                .custom(identifier: .init("small")) { context in 0.2 * context.maximumDetentValue }, .medium(),
                .large(),
            ]
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.prefersEdgeAttachedInCompactHeight = true
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.selectedDetentIdentifier = .medium
            sheet.delegate = self
        }
        present(navigation, animated: true)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        print(sheet.selectedDetentIdentifier?.rawValue ?? "")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        print("dismissed")
    }
}

class DetailSheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        isModalInPresentation = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true)
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Expand",
            primaryAction: UIAction { [weak self] _ in
                guard let sheet = self?.navigationController?.sheetPresentationController else { return }
                sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            })
    }
}
