// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ShortcutDocument

/// What an action's parameter will be when it is asked for, made ready before the run: names are places by then.
package indirect enum Operand: Sendable {
    case constant(Content)
    /// A text put together of pieces.
    case template([Operand])
    case variable(VariablePlace, [Aggrandizement])
    case list([Operand])
    case dictionary([(key: Operand, value: Operand)])
}

/// Where a run keeps the value of a variable.
package enum VariablePlace: Sendable {
    /// What an action gave.
    case output(Int)
    /// What was set under a name.
    case named(Int)
    /// What the action before gave.
    case previous
    /// What the shortcut was started with.
    case shortcutInput
    case currentDate
    /// What was asked for right before the action: of the person, the clipboard, the device.
    case supplied(Int)
    /// An output that does not exist.
    case nowhere
}

/// Something outside that an action's parameters need before it begins.
package enum Supply: Sendable {
    case clipboard
    case deviceDetails
    /// Of the person; the parameter is what is asked for where there is no question.
    case question(prompt: String?, parameter: String)
    /// A property that is known only by looking into a picture.
    case pictureProperty(String, of: Operand)

    /// Whether both are had by asking once.
    func isSame(as other: Supply) -> Bool {
        switch (self, other) {
        case (.clipboard, .clipboard), (.deviceDetails, .deviceDetails): true
        case (.clipboard, _), (.deviceDetails, _), (.question, _), (.pictureProperty, _): false
        }
    }
}
