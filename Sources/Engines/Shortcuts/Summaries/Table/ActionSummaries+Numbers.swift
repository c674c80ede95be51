// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of numbers and measurements.
    static let numbers = ActionSummaries(
        .numbers,
        [
            .init("calculateexpression", "Calculate {Input}"),
            .init("detect.number", "Get the numbers in {WFInput}", output: "Numbers"),
            .init(
                "format.filesize",
                """
                Write the size of {WFFileSize} in {WFFileSizeFormat}[WFFileSizeIncludeUnits=no: without the \
                unit]
                """, output: "Formatted File Size"),
            .init(
                "format.number",
                "Write {WFNumber} with {WFNumberFormatDecimalPlaces} decimal places", output: "Formatted Number"),
            .init(
                "math",
                """
                [WFMathOperation=…:Calculate {WFScientificMathOperation} of \
                {WFInput}[WFScientificMathOperation=Modulus;x^y: and \
                {WFScientificMathOperand}]][WFMathOperation!=…:{WFInput} {WFMathOperation} {WFMathOperand}]
                """, output: "Calculation Result"),
            .init("measurement.convert", "Convert {WFInput} to {WFMeasurementUnit}", output: "Converted Measurement"),
            .init("measurement.create", "The measurement {WFMeasurementUnit}"),
            .init("number", "The number {WFNumberActionNumber}"),
            .init("number.random", "A random number between {WFRandomNumberMinimum} and {WFRandomNumberMaximum}"),
            .init(
                "round",
                """
                Round {WFInput} to [WFRoundTo=10 ^:10 to the power of {TenToThePowerOf}][WFRoundTo!=10 \
                ^:{WFRoundTo}][WFRoundMode!=Normal:, {WFRoundMode}]
                """, output: "Rounded Number"),
            .init("statistics", "Calculate the {WFStatisticsOperation} of {Input}", output: "Statistics"),
        ],
        parameters: [
            .init("TenToThePowerOf", "Power of Ten", standard: "0", when: "WFRoundTo=10 ^"),
            .init("WFFileSize", "File", also: ["WFInput"], options: .input),
            .init("WFFileSizeFormat", "Unit", standard: "Closest Unit"),
            .init("WFFileSizeIncludeUnits", "Unit Shown", standard: "yes"),
            .init("WFMathOperand", "Operand", when: "WFMathOperation!=…"),
            .init("WFMathOperation", "Calculation", standard: "+"),
            .init("WFMeasurementUnit", "Unit"),
            .init("WFMeasurementUnitType", "Quantity", options: .quiet),
            .init("WFNumber", "Number", also: ["WFInput"], options: .input),
            .init("WFNumberActionNumber", "Number", standard: "0"),
            .init("WFNumberFormatDecimalPlaces", "Decimal Places", standard: "2"),
            .init("WFRandomNumberMaximum", "Maximum", standard: "100"),
            .init("WFRandomNumberMinimum", "Minimum", standard: "0"),
            .init("WFRoundDecimalPlaces", "Decimal Places", when: "WFRoundType!=Ones Place"),
            .init("WFRoundMode", "Rounding", standard: "Normal"),
            .init("WFRoundTo", "Place", standard: "Ones Place"),
            .init("WFRoundType", "Place", options: .quiet),
            .init(
                "WFScientificMathOperand", "Operand",
                when: "WFMathOperation=… & WFScientificMathOperation=Modulus;x^y"),
            .init("WFScientificMathOperation", "Function", standard: "Modulus", when: "WFMathOperation=…"),
            .init("WFStatisticsOperation", "Statistic", standard: "Average"),
        ])
}
