// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CGIF
import CMedia
import Foundation
import Sentences
import Shortcuts

/// Writes a GIF picture by picture, see GIF 89a.
struct AnimationWriter: ~Copyable {
    private let file: UnsafeMutablePointer<GifFileType>
    private let sink: OutputSink
    private let width: Int
    private let height: Int
    private let hundredths: Int
    private let limits: ProcessingLimits
    private var isOpen = true
    private var isBroken = false
    private var hasOpened = false
    private let loops: Int?
    private let name: String

    /// - Parameters:
    ///   - loops: How often it is shown; nil is forever.
    ///   - hundredths: Hundredths of a second that each picture is seen.
    init(
        width: Int, height: Int, loops: Int?, hundredths: Int, name: String, limits: ProcessingLimits
    ) throws(ShortcutFailure) {
        sink = OutputSink(limit: limits.outputBytes)
        var problem: Int32 = 0
        guard let made = EGifOpen(sink.pointer, Self.write, &problem) else { throw Picture.lackOfMemory(for: name) }
        file = made
        self.width = width
        self.height = height
        self.loops = loops
        self.hundredths = min(max(hundredths, 0), 65_535)
        self.name = name
        self.limits = limits
    }

    deinit { if isOpen { EGifCloseFile(file, nil) } }

    /// Gives giflib the count that it has asked to be written; any other ends the file.
    private static var write: OutputFunc {
        { file, bytes, count in
            let sink = file?.pointee.UserData?.assumingMemoryBound(to: beckon_sink.self)
            return count >= 0 && beckon_sink_append(sink, bytes, Int(count)) ? count : 0
        }
    }

    /// Appends a picture of the animation's size.
    mutating func append(_ picture: Picture) throws(ShortcutFailure) {
        begin()
        let palette = ColorPalette(of: picture)
        let places = palette.places(of: picture)
        // Before the next picture all of this one is taken away, as that may be clear in parts.
        let flags: UInt8 = palette.clear == nil ? 0x08 : 0x09
        note(
            EGifPutExtension(
                file, 0xF9, 4,
                [flags, UInt8(hundredths & 255), UInt8(hundredths >> 8), UInt8(palette.clear ?? 0)]))
        let map = GifMakeMapObject(256, palette.gifColors)
        defer { GifFreeMapObject(map) }
        note(EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, map))
        for row in 0..<height where !isBroken {
            var line = Array(places[row * width..<(row + 1) * width])
            note(EGifPutLine(file, &line, Int32(width)))
        }
        try check()
    }

    /// Ends the animation, and gives its file.
    consuming func finish() throws(ShortcutFailure) -> Data {
        isOpen = false
        note(EGifCloseFile(file, nil))
        try check()
        return sink.take()
    }

    private mutating func begin() {
        guard !hasOpened else { return }
        hasOpened = true
        EGifSetGifVersion(file, true)
        note(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
        // One time more is what is counted; shown once, it counts nothing.
        let more = loops.map { $0 - 1 } ?? 0
        guard loops != 1 else { return }
        note(EGifPutExtensionLeader(file, 0xFF))
        note(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
        note(EGifPutExtensionBlock(file, 3, [1, UInt8(more & 255), UInt8(more >> 8 & 255)]))
        note(EGifPutExtensionTrailer(file))
    }

    private mutating func note(_ status: Int32) { if status != 1 { isBroken = true } }

    private func check() throws(ShortcutFailure) {
        if sink.hasOverflowed { throw limits.overflow }
        guard !isBroken else { throw ShortcutFailure("‘\(name)’ cannot be written as GIF", remedy: "make it smaller") }
        try limits.checkCancellation()
    }
}
