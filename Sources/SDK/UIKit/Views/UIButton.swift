// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text or an image that a person taps, as values; touches come with drawing.
@preconcurrency @MainActor open class UIButton: UIControl {
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// Sets what is read while the button is in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
    }

    /// What is read while the button is in a state: that of the normal one where none was set.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// What is read now.
    open var currentTitle: String? { title(for: state) }

    /// Sets what is seen while the button is in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
    }

    /// What is seen while the button is in a state: that of the normal one where none was set.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// What is seen now.
    open var currentImage: UIImage? { image(for: state) }
}
