// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INBusReservation {
    /// A seat in a bus; without a trip, a blank one.
    public convenience init(
        itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?,
        reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?,
        url: URL?, reservedSeat: INSeat?, busTrip: INBusTrip?
    ) {
        self.init()
        self.itemReference = itemReference
        self.reservationNumber = reservationNumber
        self.bookingTime = bookingTime
        self.reservationStatus = reservationStatus
        self.reservationHolderName = reservationHolderName
        self.actions = actions
        self.url = url
        self.reservedSeat = reservedSeat
        self.busTrip = busTrip ?? .blank
    }
}

#endif
