// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Notifies assistive technologies and reports their settings.
///
/// The person's screen reader is that of the browser, which does not say whether there is one: apps hear that there is none,
/// and what they have to say is said all the same.
public enum UIAccessibility {
    /// A notification to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number of it.
        public let rawValue: UInt32

        /// Creates a notification with a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen has come; a text as the argument is said, and of a view what it is called.
        public static let screenChanged = Notification(rawValue: 1000)
        /// What is on the screen lies elsewhere; a text as the argument is said, and of a view what it is called.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text, which is said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled; the argument is a text, which is said.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to wait, which none does here.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// Assistive technologies should resume.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// Tells assistive technologies something.
    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
        let text =
            switch argument {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let text as AttributedString: String(text.characters)
            case let view as UIView: view.accessibilityOnScreen?.label ?? view.textInside
            default: ""
            }
        if !text.isEmpty { ScreenSignals.shared.send(.announcement, text) }
    }

    /// Whether a screen reader is on; the browser does not say.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the device is operated by switches; the browser does not say.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether less is to move; the browser sees to that by itself.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether less is to shine through; the browser does not say.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is to be bold; the browser does not say.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colors are to be darker; the browser does not say.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colors are the other way round; the browser does not say.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether there are no colors; the browser does not say.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether signs are to be told apart by more than color; the browser does not say.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether selections are read aloud; the browser does not say.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the device is kept in one app; it is not.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether videos play by themselves; the browser does not say.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// A screen reader was switched on or off; never posted.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Less is to move, or no longer; never posted.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Less is to shine through, or no longer; never posted.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Text is to be bold, or no longer; never posted.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Colors are to be darker, or no longer; never posted.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Something was announced to the end; never posted.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
}

/// An action that assistive technologies offer for a view.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action.
    ///
    /// - Returns: Whether the action succeeded.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// The name.
    open var name: String
    /// The image of the action.
    open var image: UIImage?
    /// Performs the action.
    open var actionHandler: Handler?

    /// Something that a function does.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
