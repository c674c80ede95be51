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
open class NSUserActivity: NSObject, NSCopying {
    /// The kind of activity, in reverse-DNS form, as `NSUserActivityTypes` of the Info.plist lists it.
    public let activityType: String
    /// What a person reads.
    open var title: String?
    /// What the app needs to take the activity up: property-list values under string keys.
    ///
    /// Anything else is refused, by its key, when the activity is to leave the process.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` without which the activity cannot be taken up.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether ``userInfo`` has changed and is to be asked for again.
    open var needsSave = false
    /// A web page to go on with where the app is not installed; http or https.
    open var webpageURL: URL?
    /// What the activity shows, so that the right one of several windows takes it up.
    open var targetContentIdentifier: String?
    /// Where the person came from.
    open var referrerURL: URL?
    /// When the activity is no longer of use.
    open var expirationDate: Date?
    /// Words under which the activity is found.
    open var keywords: Set<String> = []
    /// Whether another of the person's devices may take it up.
    open var isEligibleForHandoff = true
    /// Whether it is found in search.
    open var isEligibleForSearch = false
    /// Whether everyone may find it in search.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may offer it on its own.
    open var isEligibleForPrediction = false
    /// The name under which the app deletes the activity again.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// A phrase the app proposes for the activity.
    open var suggestedInvocationPhrase: String?
    /// Told when the activity is saved and taken up.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// What search shows of an activity that travelled.
    package var attributes: ActivityPayload.Attributes?
    /// Values of other modules, by their types.
    var attachments: [ObjectIdentifier: Any] = [:]

    /// An activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds entries to ``userInfo``, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes this what the person is doing now.
    open func becomeCurrent() {
        CurrentActivity.shared.set(self)
    }

    /// Says that the person is no longer doing this; nothing changes when it is not current.
    open func resignCurrent() {
        CurrentActivity.shared.clear(self)
    }

    /// Says that the activity is over and will not become current again.
    open func invalidate() {
        CurrentActivity.shared.clear(self)
        delegate = nil
    }

    /// An activity of the same kind with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSUserActivity(activityType: activityType)
        copy.title = title
        copy.userInfo = userInfo
        copy.requiredUserInfoKeys = requiredUserInfoKeys
        copy.needsSave = needsSave
        copy.webpageURL = webpageURL
        copy.targetContentIdentifier = targetContentIdentifier
        copy.referrerURL = referrerURL
        copy.expirationDate = expirationDate
        copy.keywords = keywords
        copy.isEligibleForHandoff = isEligibleForHandoff
        copy.isEligibleForSearch = isEligibleForSearch
        copy.isEligibleForPublicIndexing = isEligibleForPublicIndexing
        copy.isEligibleForPrediction = isEligibleForPrediction
        copy.persistentIdentifier = persistentIdentifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.delegate = delegate
        copy.attributes = attributes
        copy.copyAttachments(from: self)
        return copy
    }
}

extension NSUserActivity {
    /// Makes the app forget the activities with these identifiers.
    @available(*, unavailable, message: "this system does not keep activities yet")
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {}

    /// Makes the app forget all its activities.
    @available(*, unavailable, message: "this system does not keep activities yet")
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {}
}
