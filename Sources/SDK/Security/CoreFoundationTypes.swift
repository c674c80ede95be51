// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has Core Foundation inside and shows nothing of it, and
// `as` bridges nothing there. These types make the casts of keychain code mean
// what they mean on Apple's systems: `query as CFDictionary` of any Swift
// dictionary, `kSecClass as String`, `item as? [String: Any]`.

/// A dictionary whose keys are the `kSec…` constants.
public typealias CFDictionary = [AnyHashable: Any]

/// A Swift string.
public typealias CFString = String

/// Foundation's data.
public typealias CFData = Data

/// A Swift array.
public typealias CFArray = [Any]

/// Foundation's number, of which true and false are two.
public typealias CFBoolean = NSNumber

/// Foundation's number.
public typealias CFNumber = NSNumber

/// Foundation's date.
public typealias CFDate = Date

/// An object of any type: what keychain functions return.
public typealias CFTypeRef = AnyObject

/// True, implicitly unwrapped as on Apple's systems, so that `kCFBooleanTrue!` compiles.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

/// False, implicitly unwrapped as on Apple's systems.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
