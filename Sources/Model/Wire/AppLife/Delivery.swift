// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something an app is opened for, under the number by which the app says that it has it.
///
/// The number outlives processes: an app that ends before its method for the
/// item has returned gets the item again under the same number.
package struct Delivery: Hashable, Sendable, Codable {
    package var id: Int
    package var item: LaunchItem

    package init(id: Int, item: LaunchItem) {
        self.id = id
        self.item = item
    }
}
