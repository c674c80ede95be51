// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreLocation

struct WeatherReport: TransientAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Weather")

    @Property(title: "Temperature") var temperature: Measurement<UnitTemperature>
    @Property(title: "Place") var place: CLPlacemark?
    @Property(title: "Warning") var warning: String?

    init() { temperature = Measurement(value: 0, unit: .celsius) }

    var displayRepresentation: DisplayRepresentation {
        let image = warning == nil ? "sun.max" : "exclamationmark.triangle"
        return .init(
            title: "\(temperature.value, specifier: "%.0f") \(temperature.unit.symbol)", image: .init(systemName: image)
        )
    }
}

struct WeatherIntent: AppIntent {
    static let title: LocalizedStringResource = "Weather"

    @Parameter(title: "Place", displayStyle: .city, requestValueDialog: "Where?") var place: CLPlacemark
    @Parameter(title: "On", kind: .date) var day: Date?
    @Parameter(title: "At") var time: DateComponents?

    func perform() async throws -> some ReturnsValue<WeatherReport> {
        let report = WeatherReport()
        report.place = place
        return .result(value: report)
    }
}
