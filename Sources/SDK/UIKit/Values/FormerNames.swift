// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Names of Swift 3, which Apple's compiler fixes with the same words.

/// The former name of `UIApplication.LaunchOptionsKey`.
@available(*, unavailable, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// The former name of `UIApplication.OpenURLOptionsKey`.
@available(*, unavailable, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The former name of `UIApplicationShortcutIcon.IconType`.
@available(*, unavailable, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
