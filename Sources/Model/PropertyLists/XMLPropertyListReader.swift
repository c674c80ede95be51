// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the XML form, up to the first thing that leaves the rest without a meaning.
///
/// Nothing is loaded from outside, a document that declares entities is refused, and nesting is cut at
/// ``PropertyListLimits/depth``.
struct XMLPropertyListReader {
    private var scanner: XMLScanner
    private var places: SourcePlaces
    private var builder = PropertyListBuilder()

    init(_ text: XMLText) {
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

    private mutating func problem(_ message: String, at offset: Int, remedy: String) -> PropertyListProblem {
        let conflict = conflict(at: offset)
        var place = places.location(of: conflict?.start ?? offset)
        place.keyPath = builder.keyPath
        guard let conflict else { return PropertyListProblem(at: place, message, remedy: remedy) }
        return PropertyListProblem(
            at: place, "a merge conflict was left unsettled here: '\(conflict.line)'",
            remedy: "choose one of the versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>")
    }

    /// The mark of two versions that were never made one; it is no XML, whatever the scanner makes of it.
    private func conflict(at offset: Int) -> (start: Int, line: String)? {
        let line = places.line(around: offset)
        let isMark = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { mark in
            line.elementsEqual(mark.utf8) || line.starts(with: Array("\(mark) ".utf8))
        }
        return isMark ? (line.startIndex, XMLScanner.shown(String(decoding: line, as: UTF8.self))) : nil
    }
}
