// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// How folders and files were when they were read.
struct FolderStamps {
    private struct Mark: Hashable {
        var device: UInt64
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// Small files beyond the first ones are not looked at each time: who keeps a file for each of many contacts puts
    /// another in its place where one changes, and that the folder shows.
    private static let watchedFileCount = 256
    private static let largeFile = 64 << 10
    /// Seconds: a change so soon after another may have the same time.
    private static let coarseness = 2

    /// Nil for what was not there.
    private var marks: [String: Mark?] = [:]
    private var fileCount = 0
    private let start: Int
    /// Whether something had changed just before it was read, so that another change would not show.
    private var isRash = false

    init() {
        start = Int(Date().timeIntervalSince1970)
    }

    /// Remembers a folder, or that there was none, before it is read.
    mutating func add(folder path: String) { add(path) }

    /// Remembers a file before it is read.
    mutating func add(file path: String, size: Int) {
        fileCount += 1
        // One with many cards may be written in its place.
        if fileCount <= Self.watchedFileCount || size > Self.largeFile { add(path) }
    }

    private mutating func add(_ path: String) {
        let mark = Self.mark(of: path)
        marks[path] = .some(mark)
        if let mark, abs(start - mark.seconds) < Self.coarseness { isRash = true }
    }

    /// Whether all is as it was.
    var areCurrent: Bool {
        !isRash && marks.allSatisfy { path, mark in Self.mark(of: path) == mark }
    }

    private static func mark(of path: String) -> Mark? {
        var status = stat()
        // With a slash at its end a path leads through a link, as it does where a folder is opened.
        guard lstat(path, &status) == 0 else { return nil }
        return Mark(
            device: UInt64(status.st_dev), number: UInt64(status.st_ino), size: Int64(status.st_size),
            seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }
}
