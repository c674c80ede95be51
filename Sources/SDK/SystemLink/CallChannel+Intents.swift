// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension CallChannel {
    /// How many donations may wait. More of them are refused: the app donates faster than the disk writes.
    package static let donationLimit = 1024

    /// What the process reports about what people did; a test has its own.
    @TaskLocal package static var donations = CallChannel("donations", link: .inherited, limit: donationLimit)

    /// What the process asks and tells about phrases and proposes; a test has its own.
    @TaskLocal package static var phrases = CallChannel("phrases", link: .inherited)
}
