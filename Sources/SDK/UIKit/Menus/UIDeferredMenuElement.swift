// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A placeholder for menu elements that are created when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// Finds the elements out, and hands them on.
    public typealias Provider = @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var found: [UIMenuElement]?

    /// Elements that are found out when the menu is opened for the first time.
    @preconcurrency public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        isCached = true
        super.init(title: "", image: nil)
    }

    private init(uncached provider: @escaping Provider) {
        self.provider = provider
        isCached = false
        super.init(title: "", image: nil)
    }

    /// Elements that are found out each time the menu is opened.
    @preconcurrency open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }

    /// The elements where they are known; else asks for them, and calls when they are there.
    func elements(later: @escaping @MainActor ([UIMenuElement]) -> Void) -> [UIMenuElement]? {
        if let found {
            if !isCached { self.found = nil }
            return found
        }
        var isAsking = true
        var atOnce: [UIMenuElement]?
        provider { elements in
            MainActor.assumeIsolated {
                if self.isCached || !isAsking { self.found = elements }
                if isAsking { atOnce = elements } else { later(elements) }
            }
        }
        isAsking = false
        return atOnce
    }
}
