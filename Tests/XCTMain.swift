// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// What the test program begins with. Without this file SwiftPM looks for XCTest's cases, of which there are none, in an
/// index that takes as long to write as a third of the compilation.
@main struct XCTMain {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
