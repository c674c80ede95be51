// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a link's server says of a shared shortcut, in the form in which Apple's does
/// (`https://www.icloud.com/shortcuts/api/records/ID`, a record of CloudKit).
///
/// Reading is lenient: only the name and one file have to be there.
package struct SharedRecord: Codable, Hashable, Sendable {
    /// A value with what CloudKit calls its type.
    package struct Field<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        package var value: Value
        package var type: String?

        package init(_ value: Value, _ type: String) {
            self.value = value
            self.type = type
        }
    }

    /// A file that is available elsewhere.
    package struct Asset: Codable, Hashable, Sendable {
        package var downloadURL: String
        /// In bytes.
        package var size: Int?

        package init(downloadURL: String, size: Int? = nil) {
            self.downloadURL = downloadURL
            self.size = size
        }
    }

    /// What is told about the shortcut.
    package struct Fields: Codable, Hashable, Sendable {
        package var name: Field<String>
        /// Red, green, blue and opacity, a byte each.
        package var iconColor: Field<Int>?
        package var iconGlyph: Field<Int>?
        /// A picture of the tile.
        package var icon: Field<Asset>?
        /// The file without a signature.
        package var shortcut: Field<Asset>?
        package var signedShortcut: Field<Asset>?

        package init(name: String, icon: ShortcutIcon, picture: Asset, shortcut: Asset) {
            self.name = Field(name, "STRING")
            iconColor = Field(Int(icon.color), "NUMBER_INT64")
            iconGlyph = Field(icon.glyph, "NUMBER_INT64")
            self.icon = Field(picture, "ASSETID")
            self.shortcut = Field(shortcut, "ASSETID")
        }

        private enum CodingKeys: String, CodingKey {
            case name, icon, shortcut, signedShortcut
            case iconColor = "icon_color"
            case iconGlyph = "icon_glyph"
        }
    }

    /// When something happened.
    package struct Moment: Codable, Hashable, Sendable {
        /// Milliseconds since 1970.
        package var timestamp: Int
    }

    /// The identifier, in capitals and with hyphens.
    package var recordName: String
    package var recordType: String?
    package var deleted: Bool?
    package var created: Moment?
    package var modified: Moment?
    package var fields: Fields

    package init(_ identifier: UUID, shared: Date, fields: Fields) {
        recordName = identifier.uuidString
        recordType = "SharedShortcut"
        deleted = false
        let moment = Moment(timestamp: Int((shared.timeIntervalSince1970 * 1000).rounded()))
        created = moment
        modified = moment
        self.fields = fields
    }
}
