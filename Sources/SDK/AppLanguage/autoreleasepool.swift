// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Runs a function. Without Objective-C there is no pool: objects are released with their last reference.
///
/// - Throws: What the function throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
