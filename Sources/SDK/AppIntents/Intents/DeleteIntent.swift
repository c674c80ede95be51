// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
    /// The type of the entities.
    associatedtype Entity: AppEntity

    /// The entities to delete.
    var entities: [Entity] { get }
}
