// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// The presentation of the controller.
    public var presentationController: UIPresentationController? {
        if let storedPresentation { return storedPresentation }
        let made =
            switch modalPresentationStyle {
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
            case .pageSheet, .formSheet, .automatic:
                UISheetPresentationController(presentedViewController: self, presenting: presenter)
            default: UIPresentationController(presentedViewController: self, presenting: presenter)
            }
        storedPresentation = made
        return made
    }

    /// The card that the controller lies on when it is presented; nil for one that is presented otherwise.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// What the controller points at when it is presented as a popover; nil for one that is presented otherwise.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Whether the controller is presented on a card.
    var liesOnSheet: Bool {
        guard !(self is UIAlertController) else { return false }
        switch modalPresentationStyle {
        case .pageSheet, .formSheet, .popover: return true
        // What a controller is presented by of its own accord fills the screen; a card is asked for.
        case .automatic: return storedPresentation is UISheetPresentationController
        default: return false
        }
    }
}
