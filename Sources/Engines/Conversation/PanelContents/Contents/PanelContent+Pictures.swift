// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// The same without its pictures, for where it is kept long and drawn no more.
    package var withoutPictures: PanelContent {
        switch self {
        case .call(var call):
            call.picture = nil
            return .call(call)
        case .ride(var ride):
            (ride.vehiclePicture, ride.driverPicture) = (nil, nil)
            return .ride(ride)
        case .note(var note):
            note.picture = nil
            return .note(note)
        case .media(var media):
            media.artwork = nil
            return .media(media)
        case .code(var code):
            code.picture = nil
            return .code(code)
        case .rows(var rows):
            for index in rows.rows.indices { rows.rows[index].picture = nil }
            return .rows(rows)
        case .message, .payment, .list, .workout, .photos: return self
        }
    }
}
