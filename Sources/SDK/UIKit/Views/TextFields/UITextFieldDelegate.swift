// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Controls and observes a text field. Every method has a default, which allows everything.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether what is typed may go to the field.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// What is typed goes to the field.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether what is typed may go elsewhere.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// What is typed goes to the field no more.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// What is typed goes to the field no more; the default calls the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a part of the text may be replaced.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The text was changed, or the place where the next letter goes.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the button that removes the text may do so.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the key that ends the text does what it does by itself.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
