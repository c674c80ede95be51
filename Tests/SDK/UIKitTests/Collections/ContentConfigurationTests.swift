// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("A row that is configured") @MainActor struct ContentConfigurationTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }.filter { !$0.isHidden }
    }

    @Test("is as high as its texts in the width that it has")
    func height() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "One"
        cell.contentConfiguration = content
        #expect(cell.height(atWidth: 320) == 44)
        content.secondaryText = String(repeating: "words ", count: 40)
        cell.contentConfiguration = content
        let wide = cell.height(atWidth: 640)
        #expect(wide > 60)
        #expect(cell.height(atWidth: 320) > wide)
        #expect(cell.contentView is UIListContentView)
    }

    @Test("has texts beside each other where it is one of a value and there is room", arguments: [true, false])
    func value(_ fits: Bool) throws {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Name", fits ? "Value" : String(repeating: "value ", count: 20))
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        view.layoutIfNeeded()
        let shown = labels(in: view)
        #expect(shown.map(\.text) == [content.text, content.secondaryText])
        #expect((shown[1].frame.minX > shown[0].frame.minX) == fits)
    }

    @Test("hears about being chosen, and shows that by its background")
    func state() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = .listPlainCell()
        var heard: [Bool] = []
        cell.configurationUpdateHandler = { _, state in heard.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(heard == [false, true])
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.backgroundConfiguration?.backgroundColor = .red
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    }

    private struct Own: UIContentConfiguration {
        var height: CGFloat

        func makeContentView() -> any UIView & UIContentView { OwnView(self) }
        func updated(for state: any UIConfigurationState) -> Own { self }
    }

    private final class OwnView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ own: Own) {
            configuration = own
            super.init(frame: .zero)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: own.height),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("by an app's own view is as high as its constraints say")
    func own() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Own(height: 90)
        #expect(cell.height(atWidth: 320) == 90)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is OwnView))
    }
}
