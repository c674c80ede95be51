// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Values at the ends of what their types hold, and beyond.
package enum ExtremeValues {
    package static let numbers: [JSONTree] =
        [
            "0", "1", "-1", "2", "3", "-0.0", "1.5", "100", "101", "999", "1000", "4095", "4096", "65535", "65536",
            "2147483647", "-2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775807",
            "-9223372036854775808", "9223372036854775806", "-9223372036854775807", "1e300", "-1e300", "5e-324",
            // The calendar's ends, in seconds since 2001 and 1970.
            "63113904000", "63113904001", "64092211200", "-63114076800", "-63114076801", "253402300799", "253402300800",
            // Those of components of a date.
            "9999", "-9999", "10000", "119988", "3659634", "87831216", "5270272960", "316192377600",
            "1000000000000000000",
        ].map { .number($0) } + ["nan", "inf", "-inf"].map { .string($0) }

    package static let strings: [String] = [
        "", " ", "\u{0}", "\u{1B}[2J", "nan", "%@%n%s", "\\(x)", "${value}", "../../../etc/passwd", "/dev/zero",
        "\u{202E}txet", "\u{200D}", "👩‍👩‍👧‍👦", "披萨", "e" + String(repeating: "\u{301}", count: 200), "null",
        "{}", "<script>alert(1)</script>", "'; DROP TABLE apps; --", "\u{FFFD}\u{FFFF}", "com.example.hostile",
        "com.example.calm", "-9223372036854775808", "9223372036854775808月1日", "in 99999999999 years",
        "file:///etc/passwd", "http://[::1", "hostile://x", "calm://x",
        String(repeating: "a", count: 300), String(repeating: "字", count: 2000), String(repeating: "x", count: 70_000),
        String(repeating: "(", count: 5000), String(repeating: "a,", count: 3000),
        "0102030405060708-090A-0B0C-0D0E0F10", "01020304-0506-0708-090A-0B0C0D0E0F10",
    ]

    /// As values of intents are written; of each type.
    package static let values: [JSONTree] = {
        func value(_ kind: String, _ content: JSONTree) -> JSONTree { .object([kind: content]) }
        let numbers = ExtremeValues.numbers
        let dates = [
            "era", "year", "quarter", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
            "weekdayOrdinal", "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
        ]
        return numbers.flatMap { [value("decimal", $0), value("timeInterval", $0), value("integer", $0)] }
            + dates.flatMap { field in
                ["9999", "-9999", "0", "3659634", "-3659634"].map {
                    value(
                        "dateComponents",
                        .object((["year": .number("9999")] as [String: JSONTree]).merging([field: .number($0)]) { $1 }))
                }
            }
            + ["0", "-0", "1e127", "9e127", "1e-128", "-1e127", "123456789012345678901234567890123456789.5"].map {
                value("currency", .object(["amount": .string($0), "code": .string("EUR")]))
            }
            + numbers.map {
                value("measurement", .object(["dimension": .string("mass"), "value": $0, "unit": .string("kg")]))
            }
            + numbers.map { value("placemark", .object(["latitude": $0, "longitude": $0])) }
            + strings.map { value("string", .string($0)) }
            + [value("array", .array([])), value("boolean", .boolean(true)), value("enumeration", .number("-1"))]
    }()
}
