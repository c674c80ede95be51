// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
    /// The type of the things.
    associatedtype Entity: AppEntity

    /// What is deleted.
    var entities: [Entity] { get }
}
