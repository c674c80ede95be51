// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Wire

extension PropertyListValue {
    /// More than any app nests, and well within what the other side of the wire reads.
    private static let depthLimit = 32

    /// A value of an app's `userInfo`.
    ///
    /// - Parameters:
    ///   - place: The way to the value, such as `list[2].name`.
    ///   - owner: Whose `userInfo` it is, as a message names it: `the activity ‘com.example.read’`.
    ///   - isOfActivity: Apple's page of `NSUserActivity.userInfo` lists URLs, sets and `NSNull`; a property list has
    ///     none.
    /// - Throws: ``ActivityMisfit`` naming the place if the value is not one of these.
    package init(_ value: Any, at place: String, of owner: String, isOfActivity: Bool = false) throws(ActivityMisfit) {
        self = try UserInfoReader(owner: owner, isOfActivity: isOfActivity, depthLimit: Self.depthLimit)
            .value(of: value, at: place, depth: 0)
    }

    /// The value as an app reads it: numbers as `NSNumber`, so that `as? Int`, `as? Double` and `as? Bool` find what
    /// they would find on Apple's systems.
    package var content: Any {
        switch self {
        case .string(let string): string
        case .integer(let integer): NSNumber(value: integer)
        case .real(let real): NSNumber(value: real)
        case .boolean(let boolean): NSNumber(value: boolean)
        case .date(let date): date
        case .data(let data): data
        case .url(let url): url
        case .set(let values): Set(values.map(\.element))
        case .null: NSNull()
        case .array(let values): values.map(\.content)
        case .dictionary(let values): values.mapValues(\.content)
        }
    }

    /// The value in a set, which takes nothing that is not hashable.
    private var element: AnyHashable {
        switch self {
        case .array(let values): AnyHashable(NSArray(array: values.map(\.content)))
        case .dictionary(let values): AnyHashable(NSDictionary(dictionary: values.mapValues(\.content)))
        default: content as? AnyHashable ?? AnyHashable(NSNull())
        }
    }
}
