// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Foundation has it on Apple's systems alone.
extension UnitFrequency {
    /// Pictures a second.
    public class var framesPerSecond: UnitFrequency {
        UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
    }
}
