// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a status means, in a sentence a person can read; English or Chinese.
///
/// - Parameter reserved: Nil, as on Apple's systems.
/// - Returns: `OSStatus` and the number for one that is not known; never nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    StatusMessage.text(of: status)
}
