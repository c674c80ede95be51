// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import SystemLink

extension CallChannel {
    /// What the process reports about its contents; a test has its own.
    @TaskLocal package static var contents = CallChannel("CoreSpotlight.contents", link: .inherited, limit: 1024)
}
