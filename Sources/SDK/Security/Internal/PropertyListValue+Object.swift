// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

extension PropertyListValue {
    /// The value as the object that Apple's keychain returns: `as? Data`, `as? [String: Any]` and
    /// `as? NSDictionary` all find what they look for.
    var object: AnyObject {
        switch self {
        case .string(let text): return NSString(string: text)
        case .integer(let number): return NSNumber(value: number)
        case .real(let number): return NSNumber(value: number)
        case .boolean(let truth): return NSNumber(value: truth)
        case .date(let date): return NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case .data(let data): return NSData(data: data)
        case .url(let url): return NSString(string: url.absoluteString)
        case .set(let values): return NSSet(array: values.map(\.object))
        case .null: return NSNull()
        case .array(let values): return NSArray(array: values.map(\.object))
        case .dictionary(let values):
            let dictionary = NSMutableDictionary()
            for (key, value) in values { dictionary[key] = value.object }
            return dictionary
        }
    }
}
