// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UINavigationBar {
    /// The line below the bar; nil means the usual one.
    public var shadowImage: UIImage? {
        get { images[.shadow] ?? fallback?.images[.shadow] }
        set { images[.shadow] = newValue }
    }

    /// What is behind the bar's titles and buttons where it has so much room; nil means the usual.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        images[.background(barMetrics)] ?? fallback?.images[.background(barMetrics)]
    }

    /// Sets what is behind the bar's titles and buttons where it has so much room.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images[.background(barMetrics)] = backgroundImage
    }

    /// What a bar's image is for.
    enum ImagePlace: Hashable {
        case shadow
        case background(UIBarMetrics)
    }
}
