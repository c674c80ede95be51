// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The activity type of an item that a person chose in search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of `userInfo` under which such an activity has the item's unique identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The activity type of a search that a person continues with in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of `userInfo` under which such an activity has the words that were searched for.
public let CSSearchQueryString = "kCSSearchQueryString"
