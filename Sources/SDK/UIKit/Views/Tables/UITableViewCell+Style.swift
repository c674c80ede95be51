// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// Where the second text stands.
    public enum CellStyle: Int, Sendable {
        /// Nowhere.
        case `default` = 0
        /// At the end of the row.
        case value1 = 1
        /// Beside a first one in the tint color.
        case value2 = 2
        /// Below the first one, smaller.
        case subtitle = 3
    }

    /// The accessory of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The selection style of a row.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The editing style of a row.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// Configures a row for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
