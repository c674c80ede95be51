// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// The name under which an app deletes an activity again.
public typealias NSUserActivityPersistentIdentifier = String

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The activity type of a link that a browser hands to an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in an app, so that it can be taken up again later or elsewhere.
///
/// Foundation has this class on Apple's systems; there is none on Linux, so it
/// lives here. An activity belongs to one thread at a time.
///
/// A current activity is sent to the system: at the end of the main thread's turn,
/// so that an activity may be filled after ``becomeCurrent()`` too, and at once on
/// any other thread. Changes of the current activity follow in the same way.
open class NSUserActivity: NSObject, NSCopying {
    /// The kind of activity, in reverse-DNS form, as `NSUserActivityTypes` of the Info.plist lists it.
    public let activityType: String
    /// What a person reads.
    open var title: String? { didSet { noteChange() } }
    /// What the app needs to take the activity up: property-list values, sets, URLs and `NSNull` under string keys.
    ///
    /// Anything else is refused, by its key, when the activity is to leave the process.
    open var userInfo: [AnyHashable: Any]? { didSet { noteChange() } }
    /// The keys of ``userInfo`` without which the activity cannot be taken up.
    ///
    /// If there are any, these alone are kept in a shortcut, and tell one shortcut of a type from another.
    open var requiredUserInfoKeys: Set<String>? { didSet { noteChange() } }
    /// Whether ``userInfo`` has changed and is to be asked for again.
    ///
    /// The delegate is asked when the activity is current, and the flag is false again thereafter.
    open var needsSave = false { didSet { if needsSave { noteChange() } } }
    /// A web page to continue with where the app is not installed; http or https.
    open var webpageURL: URL? { didSet { noteChange() } }
    /// What the activity shows, so that the right one of several windows takes it up.
    open var targetContentIdentifier: String? { didSet { noteChange() } }
    /// Where the person came from.
    open var referrerURL: URL? { didSet { noteChange() } }
    /// When the activity is no longer of use; its shortcut goes then.
    open var expirationDate: Date? { didSet { noteChange() } }
    /// Words under which the activity is found.
    open var keywords: Set<String> = [] { didSet { noteChange() } }
    /// Whether another of the person's devices may take it up.
    open var isEligibleForHandoff = true { didSet { noteChange() } }
    /// Whether it is found in search; it becomes a shortcut then.
    open var isEligibleForSearch = false { didSet { noteChange() } }
    /// Whether everyone may find it in search.
    open var isEligibleForPublicIndexing = false { didSet { noteChange() } }
    /// Whether the system may offer it on its own; it becomes a shortcut then.
    open var isEligibleForPrediction = false { didSet { noteChange() } }
    /// The name under which the app deletes the activity again, and under which a newer one takes its place.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier? { didSet { noteChange() } }
    /// A phrase the app proposes for the activity.
    open var suggestedInvocationPhrase: String? { didSet { noteChange() } }
    /// Called when the activity is saved and continued.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// What search shows of an activity that traveled.
    package var attributes: ActivityPayload.Attributes? { didSet { noteChange() } }
    /// Values of other modules, by their types.
    var attachments: [ObjectIdentifier: Any] = [:] { didSet { noteChange() } }
    let announcement = Announcement()
    /// Others are adding to the activity; it is sent when they are done.
    var isBeingSaved = false

    /// An activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// An activity of the first kind that the app's `Info.plist` declares, and of no kind if it declares none.
    @available(*, deprecated, message: "use init(activityType:) with one of NSUserActivityTypes")
    public override convenience init() {
        let declared = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
        self.init(activityType: declared?.first ?? "")
    }

    deinit { announcement.end() }

    /// Adds entries to ``userInfo``, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes this what the person is doing now, in place of what was current before.
    ///
    /// What can't leave the process, and why an activity becomes no shortcut, stands on standard error.
    open func becomeCurrent() { ActivityCenter.shared.begin(self) }

    /// Says that the person is no longer doing this; nothing changes when it is not current.
    ///
    /// Its shortcut stays.
    open func resignCurrent() { announcement.center?.resign(self) }

    /// Says that the activity is over and will not become current again; its shortcut stays.
    open func invalidate() {
        announcement.center?.resign(self)
        announcement.end()
        delegate = nil
    }

    /// An activity of the same kind with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSUserActivity(activityType: activityType)
        copy.take(
            from: self, \.title, \.userInfo, \.requiredUserInfoKeys, \.needsSave, \.webpageURL,
            \.targetContentIdentifier,
            \.referrerURL, \.expirationDate, \.keywords, \.isEligibleForHandoff, \.isEligibleForSearch,
            \.isEligibleForPublicIndexing, \.isEligibleForPrediction, \.persistentIdentifier,
            \.suggestedInvocationPhrase, \.delegate, \.attributes)
        copy.copyAttachments(from: self)
        return copy
    }

    private func noteChange() {
        guard !isBeingSaved else { return }
        announcement.center?.noteChange(of: self)
    }

    /// Makes the system forget the app's activities with these identifiers, and their shortcuts.
    ///
    /// - Parameter handler: Called on a background thread when they are gone for good. Why they are not stands on
    ///   standard error.
    @preconcurrency
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        ActivityCenter.shared.delete(.delete(persistentIdentifiers), then: handler)
    }

    /// Makes the system forget the app's activities with these identifiers, and their shortcuts.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        await withCheckedContinuation { continuation in
            deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) { continuation.resume() }
        }
    }

    /// Makes the system forget all the app's activities, and their shortcuts.
    ///
    /// - Parameter handler: Called on a background thread when they are gone for good. Why they are not stands on
    ///   standard error.
    @preconcurrency
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        ActivityCenter.shared.delete(.deleteAll, then: handler)
    }

    /// Makes the system forget all the app's activities, and their shortcuts.
    public class func deleteAllSavedUserActivities() async {
        await withCheckedContinuation { continuation in
            deleteAllSavedUserActivities { continuation.resume() }
        }
    }
}

extension NSUserActivity {
    /// Whether another device that takes the activity up may ask for streams.
    @available(*, unavailable, message: "activities go to no other device here, so there is none to stream to")
    public var supportsContinuationStreams: Bool {
        get { false }
        set {}
    }

    /// Asks the device the activity came from for streams.
    @available(*, unavailable, message: "activities come from no other device here, so there is none to stream to")
    public func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {}
}

/// A value of another module on an activity that has something to say where the activity travels.
package protocol ActivityPayloadWriting {
    func write(into payload: inout ActivityPayload)
}

/// A value of another module that each copy of an activity gets a copy of.
package protocol ActivityAttachmentCopying {
    func copiedAttachment() -> Any
}

extension NSUserActivity {
    /// What a module that stands above this one keeps on the activity, one value of each type.
    ///
    /// So `interaction` can be a property of Intents' and `contentAttributeSet` one of CoreSpotlight's.
    package func attachment<Value>(_ type: Value.Type = Value.self) -> Value? {
        attachments[ObjectIdentifier(type)] as? Value
    }

    /// Keeps a value in place of the one of its type; nil takes it away.
    package func attach<Value>(_ value: Value?, as type: Value.Type = Value.self) {
        attachments[ObjectIdentifier(type)] = value
    }

    func copyAttachments(from other: NSUserActivity) {
        attachments = other.attachments.mapValues { (($0 as? any ActivityAttachmentCopying)?.copiedAttachment()) ?? $0 }
    }
}
