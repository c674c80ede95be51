// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value with properties that is created for a result and stored nowhere.
public protocol TransientAppEntity: AppEntity {
    /// One whose properties are not set yet.
    init()
}

extension TransientAppEntity {
    /// A new identifier each time.
    public var id: UUID { UUID() }

    /// Finds none.
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}
