// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, as each says the same

public import Foundation

// On Apple's systems `id as CVarArg` makes an object of a value. `NSPredicate(format:)` here takes the value itself, so
// that nobody but `String(format:)` asks for the encoding: an object with the value's words, which lives forever as
// nobody owns it.

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { uuidString.objectEncoding }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { description.objectEncoding }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { absoluteString.objectEncoding }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { description.objectEncoding }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { description.objectEncoding }
}

extension String {
    fileprivate var objectEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: self)).toOpaque())]
    }
}
