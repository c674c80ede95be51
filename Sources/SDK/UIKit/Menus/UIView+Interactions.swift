// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The interactions that were added.
    public var interactions: [any UIInteraction] {
        get { layoutState.interactions }
        set {
            for old in layoutState.interactions where !newValue.contains(where: { $0 === old }) {
                removeInteraction(old)
            }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Gives the view something that a person may do with it.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !layoutState.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        layoutState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard layoutState.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        layoutState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
