// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An action for shared items. Apps subclass it for their own.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Called when it is done.
    var done: (Bool) -> Void = { _ in }

    /// What is done.
    public override init() { super.init() }

    /// Whether it is what an app does, or what shares.
    public enum Category: Int, Sendable {
        case action, share
    }

    /// Whether it is what an app does, or what shares; both stand in one list.
    open class var activityCategory: Category { .action }
    /// The type of the activity.
    open var activityType: ActivityType? { nil }
    /// The name.
    open var activityTitle: String? { nil }
    /// What is seen of it.
    open var activityImage: UIImage? { nil }
    /// What is shown to do it; nil if it is done at once.
    open var activityViewController: UIViewController? { nil }

    /// Whether it can be done with things.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the things.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it; a subclass calls ``activityDidFinish(_:)`` at the end.
    open func perform() { activityDidFinish(true) }
    /// It is done, or was left.
    open func activityDidFinish(_ completed: Bool) { done(completed) }

    /// A kind of thing that may be done.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a value with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// It is copied.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Not available here.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Not available here.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Not available here.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Not available here.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Not available here.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Not available here.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Not available here.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Not available here.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Not available here.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Not available here.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Not available here.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Not available here.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }
}

/// Provides a shared item that depends on the chosen activity.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the same kind.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// What is shared.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// What a message about it is called; nobody writes one here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Nothing.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
