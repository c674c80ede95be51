// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INGetAvailableRestaurantReservationBookingDefaultsIntentResponse {
    /// The default values of a reservation.
    public convenience init(
        defaultPartySize: Int, defaultBooking defaultBookingDate: Date,
        code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?
    ) {
        self.init(code: code, userActivity: userActivity)
        self.defaultPartySize = defaultPartySize
        self.defaultBookingDate = defaultBookingDate
    }
}

extension INGetAvailableRestaurantReservationBookingsIntentResponse {
    /// The tables that are free.
    public convenience init(
        availableBookings: [INRestaurantReservationBooking],
        code: INGetAvailableRestaurantReservationBookingsIntentCode, userActivity: NSUserActivity?
    ) {
        self.init(code: code, userActivity: userActivity)
        self.availableBookings = availableBookings
    }
}

extension INGetUserCurrentRestaurantReservationBookingsIntentResponse {
    /// The tables that the person has booked.
    public convenience init(
        userCurrentBookings: [INRestaurantReservationUserBooking],
        code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?
    ) {
        self.init(code: code, userActivity: userActivity)
        self.userCurrentBookings = userCurrentBookings
    }
}

#endif
