// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

final class PlayerModel {
    private var donation: IntentDonationIdentifier?

    func didPlay(_ station: String) {
        let intent = PlayStationIntent()
        intent.station = station
        donation = intent.donate()
        donation = IntentDonationManager.shared.donate(intent: intent)
    }

    func didPlayAndWait(_ station: String) async throws {
        let intent = PlayStationIntent()
        intent.station = station
        donation = try await intent.donate()
        _ = try? await IntentDonationManager.shared.donate(intent: intent)
        try await IntentDonationManager.shared.donate(intent: intent)
    }

    func forget(_ plant: PlantEntity) async throws {
        if let donation {
            try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(donation))
        }
        try await IntentDonationManager.shared.deleteDonations(matching: .intentType(PlayStationIntent.self))
        _ = try await IntentDonationManager.shared.deleteDonations(
            matching: .entityIdentifier(EntityIdentifier(for: plant)))
        _ = try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(
                WaterPlantIntent.self, entityIdentifier: EntityIdentifier(for: PlantEntity.self, identifier: plant.id)))
    }
}
