// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A file of view controllers, which Xcode compiles and this system does not read.
@available(*, unavailable, message: "storyboards are not read here; make the view controller in code")
@MainActor open class UIStoryboard: NSObject {}
