// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
import Wire

/// The clipboard, shared with other apps.
///
/// It is the system's, which shares it with shortcuts: an app reaches it while it is in front. In a process without a
/// system it is the process's own. What a person has copied in a browser or elsewhere on the machine is missing.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String

        /// An app's own name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An app's own name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard that all apps share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The pasteboard that all apps share.
    public static let general = UIPasteboard(.general)

    /// The name of the pasteboard.
    public let name: Name
    /// Counts what the app itself has put there.
    open private(set) var changeCount = 0
    /// The content that the app itself has set.
    private var own = PasteboardPayload()

    init(_ name: Name) { self.name = name }

    // MARK: What is there

    private var link: SystemLink? { name == .general ? UIApplication.shared.link : nil }

    private func ask(_ call: PasteboardCall) -> PasteboardPayload? {
        guard let link else { return nil }
        do throws(SystemCallFailure) { return try link.call(call) } catch {
            Complaint.write("the pasteboard is not reached: \(error)")
            // Nobody else's is to be shown for it.
            return PasteboardPayload()
        }
    }

    private var content: PasteboardPayload {
        get { ask(PasteboardCall(written: nil)) ?? own }
        set {
            guard newValue.isPossible else {
                return Complaint.write("the pasteboard holds \(PasteboardPayload.limit >> 20) MiB; put less there")
            }
            changeCount += 1
            own = newValue
            _ = ask(PasteboardCall(written: newValue))
            NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
        }
    }

    /// The text there.
    open var string: String? {
        get { content.texts.first }
        set { content = PasteboardPayload(texts: newValue.map { [$0] } ?? []) }
    }

    /// All texts there.
    open var strings: [String]? {
        get { content.texts.isEmpty ? nil : content.texts }
        set { content = PasteboardPayload(texts: newValue ?? []) }
    }

    /// The address there.
    open var url: URL? {
        get { urls?.first }
        set { content = PasteboardPayload(texts: newValue.map { [$0.absoluteString] } ?? []) }
    }

    /// All addresses there.
    open var urls: [URL]? {
        get {
            let urls = content.texts.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
            return urls.isEmpty ? nil : urls
        }
        set { content = PasteboardPayload(texts: (newValue ?? []).map(\.absoluteString)) }
    }

    /// The picture there.
    open var image: UIImage? {
        get { content.picture.flatMap { UIImage(data: $0) } }
        set { content = PasteboardPayload(picture: newValue?.pngData()) }
    }

    /// All pictures there: one at most.
    open var images: [UIImage]? {
        get { image.map { [$0] } }
        set { image = newValue?.first }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { !content.texts.isEmpty }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { content.picture != nil }
    /// How many things are there.
    open var numberOfItems: Int { content.texts.count + (content.picture == nil ? 0 : 1) }

    /// Something else is there, which the app itself has put there.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
