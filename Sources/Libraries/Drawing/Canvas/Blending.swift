// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How what is drawn is mixed with what is there; the numbers are Cairo's operators.
package enum Blending: Int32, Hashable, Sendable {
    case clear = 0
    case copy = 1
    case normal = 2
    case sourceIn = 3
    case sourceOut = 4
    case sourceAtop = 5
    case destinationOver = 7
    case destinationIn = 8
    case destinationOut = 9
    case destinationAtop = 10
    case xor = 11
    case plusLighter = 12
    case multiply = 14
    case screen = 15
    case overlay = 16
    case darken = 17
    case lighten = 18
    case colorDodge = 19
    case colorBurn = 20
    case hardLight = 21
    case softLight = 22
    case difference = 23
    case exclusion = 24
    case hue = 25
    case saturation = 26
    case color = 27
    case luminosity = 28
}
