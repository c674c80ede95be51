// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentDefinition
package import IntentValues

/// An intent whose panel is read: its declaration, and how its values read in the person's language.
package protocol PanelIntent {
    /// What its definition says of it.
    var intent: IntentDeclaration { get }
    /// The intent's class without its module.
    var unqualifiedClassName: String { get }
    /// The intent's title: its own, else its name.
    var title: String { get }
    /// A BCP 47 tag.
    var language: String { get }
    /// How dates are written.
    var calendar: Calendar { get }

    /// The parameter with this name.
    func parameter(_ name: String) -> ParameterDeclaration?
    /// The enumeration that a type is; nil for other types.
    func enumeration(of type: ValueType) -> EnumDeclaration?
    /// The custom type whose class has this name.
    func objectType(named className: String) -> TypeDeclaration?
    /// What a person calls a case.
    func label(_ enumCase: EnumCaseDeclaration) -> String
    /// A value as a person reads it.
    func text(of value: IntentValue, as type: ValueType?) -> String
    /// "a, b and c".
    func list(_ items: [String]) -> String
}
