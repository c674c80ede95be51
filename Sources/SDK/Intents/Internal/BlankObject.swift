// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Makes objects of classes that are known by their names only.
///
/// Apple's systems make principal objects, delegates and scenes with `init()` through
/// the Objective-C runtime. In Swift `NSObject.init()` is not `required`, so the
/// language calls it on no metatype but its own class's, though a class that
/// has an `init()` always has it in the same place of its method table: that is
/// how a convenience initializer of `NSObject` reaches the `init()` of the class
/// it is called for. ``make(_:)`` is such an initializer, under its symbol.
package enum BlankObject {
    /// A new object, made with the `init()` of its class.
    ///
    /// A class that has designated initializers of its own and no `init()`
    /// stops the process with a message that names it, as on Apple's systems.
    package static func make(_ type: NSObject.Type) -> NSObject { type.blankObject() }
}

extension NSObject {
    /// The initializer behind ``blankObject()``; the dispatch to `init()` happens here.
    package convenience init(made: Void) { self.init() }

    /// ``init(made:)`` by its symbol: a static method has the same form, an object from a metatype, and may be
    /// called on any metatype. Should the compiler ever name it otherwise, linking says so.
    @_silgen_name("$s10Foundation8NSObjectC7IntentsE4madeACyt_tcfC")
    fileprivate static func blankObject() -> NSObject
}

extension String {
    /// Without the ending, where it has it and something remains.
    func droppingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }

    /// `OrderPizza` as “Order Pizza”.
    var spelledOut: String {
        reduce(into: "") { text, character in
            if character.isUppercase, let last = text.last, !last.isUppercase {
                text.append(" ")
            }
            text.append(character)
        }
    }
}
