// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What stands in a bar.
@MainActor open class UIBarItem: NSObject {
    /// What is read on it.
    open var title: String?
    /// What is seen on it.
    open var image: UIImage?
    /// A number to find the item by.
    open var tag = 0
    /// Whether it can be tapped.
    open var isEnabled = true
    /// A name for tests and other tools.
    open var accessibilityIdentifier: String?

    public override init() {
        super.init()
    }
}

/// A button in a bar. What happens at a tap comes with drawing.
@MainActor open class UIBarButtonItem: UIBarItem {}

/// What a tab bar shows of a controller.
@MainActor open class UITabBarItem: UIBarItem {
    /// What is seen while the controller shows.
    open var selectedImage: UIImage?
    /// What stands in the corner, such as a number.
    open var badgeValue: String?

    /// An item to be filled in.
    public override init() {
        super.init()
    }

    /// An item with a title, an image and a number to find it by.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An item with an image for when its controller shows and one for when not.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
