// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences

/// Reads a property list, XML or binary, into a tree whose values know their places.
///
/// Bytes from anywhere may be given: size, depth and number of values are
/// bounded by ``PropertyListLimits``, nothing is loaded from outside, and
/// nothing traps.
package enum PropertyListReader {
    /// Reads either form.
    ///
    /// - Parameter limits: What it may cost; if absent, what is enough for any definition and `Info.plist`.
    package static func read(_ data: Data, within limits: PropertyListLimits = .declarations) -> PropertyListReading {
        if data.count > limits.size {
            return refusal(
                "the file has \(data.count) bytes; the limit is \(limits.size)",
                remedy: "check that this is the right file")
        }
        if data.isEmpty {
            return refusal("the file is empty", remedy: "save it again from the editor it was made with")
        }
        if data.starts(with: Data("bplist".utf8)) {
            return BinaryPropertyListReader(data, within: limits).read()
        }
        let text = XMLText(data)
        if let refusal = refusal(of: text) { return refusal }
        return XMLPropertyListReader(text, within: limits).read()
    }

    /// What is no XML from its first letter on.
    private static func refusal(of text: XMLText) -> PropertyListReading? {
        if text.bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
            return refusal(
                "the file is a Git LFS pointer", remedy: "fetch the file: git lfs pull")
        }
        let first = text.bytes.first { $0 > 0x20 }
        guard first != UInt8(ascii: "<") else { return nil }
        switch text.damage {
        // The reader that continues reports it at its place.
        case .control? where first == nil, .noncharacter? where first == nil: return nil
        case .byte?, .unit?:
            return refusal(
                "the file is neither a binary property list nor text in UTF-8 or UTF-16",
                remedy: "save it as an XML property list in UTF-8")
        default: break
        }
        return refusal(
            "the file is not a property list",
            remedy: "begin it with <?xml version=\"1.0\" encoding=\"UTF-8\"?> and a <plist> element")
    }

    private static func refusal(_ message: Sentence, remedy: Sentence) -> PropertyListReading {
        let start = PropertyListLocation(line: 1, column: 1)
        return PropertyListReading(root: nil, problems: [PropertyListProblem(at: start, message, remedy: remedy)])
    }
}

/// What reading a property list gave: the tree, unless something made it
/// unreadable, and all there is to say about it.
package struct PropertyListReading: Sendable {
    /// Nil only where ``problems`` say why. A tree with problems lacks the parts that they are about.
    package var root: PropertyListNode?
    /// In the order of their places.
    package var problems: [PropertyListProblem]
}

/// Something that keeps bytes from being a property list, or a part of one from counting.
package struct PropertyListProblem: Error, Hashable {
    package var location: PropertyListLocation
    /// What is wrong, lower case, without a full stop.
    package var message: Sentence
    /// What to write instead, lower case.
    package var remedy: Sentence

    package init(at location: PropertyListLocation, _ message: Sentence, remedy: Sentence) {
        self.location = location
        self.message = message
        self.remedy = remedy
    }
}

/// What a property list may cost to read.
package struct PropertyListLimits: Sendable {
    /// In bytes.
    package var size: Int
    /// Arrays and dictionaries inside one another.
    package var depth: Int
    /// Values altogether; a small binary file can name one value many times.
    package var values: Int

    package init(size: Int, depth: Int, values: Int) {
        self.size = size
        self.depth = depth
        self.values = values
    }

    /// The largest of 68 real definitions has 161,037 bytes, 2,415 values and a depth of 8.
    package static let declarations = PropertyListLimits(size: 8 << 20, depth: 64, values: 100_000)

    /// Characters of a key that a key path repeats.
    static let shownKey = 80
    /// Bytes after which a key path goes no further.
    static let shownPath = 400
}

/// Reads the XML form, up to the first thing that leaves the rest without a meaning.
///
/// Nothing is loaded from outside, a document that declares entities is refused, and nesting is cut at
/// ``PropertyListLimits/depth``.
struct XMLPropertyListReader {
    private var scanner: XMLScanner
    private var places: SourcePlaces
    private var builder: PropertyListBuilder

    init(_ text: XMLText, within limits: PropertyListLimits) {
        builder = PropertyListBuilder(within: limits)
        scanner = XMLScanner(text)
        places = SourcePlaces(text.bytes)
    }

    consuming func read() -> PropertyListReading {
        do throws(PropertyListProblem) {
            while try step() {}
            return PropertyListReading(root: builder.root, problems: builder.problems)
        } catch {
            return PropertyListReading(root: nil, problems: builder.problems + [error])
        }
    }

    /// One tag or text; false at the end.
    private mutating func step() throws(PropertyListProblem) -> Bool {
        let token: XMLScanner.Token
        do throws(XMLScanner.Failure) {
            token = try scanner.next()
        } catch {
            throw problem(error.message, at: error.offset, remedy: error.remedy)
        }
        do throws(PropertyListBuilder.Refusal) {
            return try take(token)
        } catch {
            if let place = error.place { throw PropertyListProblem(at: place, error.message, remedy: error.remedy) }
            throw problem(error.message, at: scanner.tokenStart, remedy: error.remedy)
        }
    }

    private mutating func take(_ token: XMLScanner.Token) throws(PropertyListBuilder.Refusal) -> Bool {
        switch token {
        case .start(let name, let isEmpty):
            try builder.open(name, at: places.location(of: scanner.tokenStart))
            if isEmpty { try builder.close(name) }
        case .end(let name): try builder.close(name)
        case .text(let text): try builder.add(text)
        case .finish:
            try builder.finish()
            return false
        }
        return true
    }

    private mutating func problem(_ message: Sentence, at offset: Int, remedy: Sentence) -> PropertyListProblem {
        let conflict = conflict(at: offset)
        var place = places.location(of: conflict?.start ?? offset)
        place.keyPath = builder.keyPath
        guard let conflict else { return PropertyListProblem(at: place, message, remedy: remedy) }
        return PropertyListProblem(
            at: place, "there is an unresolved merge conflict: '\(conflict.line)'",
            remedy: "choose one of the versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>")
    }

    /// The mark of two versions that were never made one; it is not XML, whatever the scanner makes of it.
    private func conflict(at offset: Int) -> (start: Int, line: String)? {
        let line = places.line(around: offset)
        let isMark = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { mark in
            line.elementsEqual(mark.utf8) || line.starts(with: Array("\(mark) ".utf8))
        }
        return isMark ? (line.startIndex, XMLScanner.shown(String(decoding: line, as: UTF8.self))) : nil
    }
}
