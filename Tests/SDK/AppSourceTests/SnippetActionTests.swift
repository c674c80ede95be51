// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import Wire

@testable import UIKit

/// What people do with the snippets, and the result.
@Suite("Snippets of public apps, operated", .serialized) @MainActor struct SnippetActionTests {
    private func show<Controller: UIViewController>(
        _ controller: Controller, in stack: Bool = false, _ body: (ShownScreen, Controller) throws -> Void
    ) throws {
        let screen = ShownScreen(stack ? UINavigationController(rootViewController: controller) : controller)
        defer { screen.end() }
        try body(screen, controller)
    }

    private func scroll(_ view: UIScrollView, to point: CGPoint) throws {
        for phase in [ScrollPayload.Phase.dragging, .gliding, .resting] {
            view.take(
                try #require(ScrollPayload(layer: view.layer.number, phase: phase, x: point.x, y: point.y)))
        }
    }

    @Test("a field hands the keyboard on, and what is typed reaches the delegate")
    func login() throws {
        try show(LoginViewController()) { screen, _ in
            let email = try #require(screen.first(UITextField.self) { $0.placeholder == "Email" })
            email.apply(.focus)
            email.apply(.text("ann@example.com", revision: 1))
            let button = try #require(screen.first(UIButton.self) { $0.currentTitle == "Log In" })
            #expect(button.isEnabled && email.text == "ann@example.com")
            email.apply(.enter)
            #expect(screen.first(UITextField.self) { $0.isSecureTextEntry }?.isFirstResponder == true)
        }
    }

    @Test("a text view's placeholder goes, and a return ends it above the keyboard's guide")
    func note() throws {
        try show(NoteViewController()) { screen, _ in
            let text = try #require(screen.first(UITextView.self))
            text.apply(.focus)
            #expect(text.text == "" && text.textColor == .label)
            text.apply(.text("Bread", revision: 1))
            screen.turn()
            #expect(screen.text.contains("5 characters"))
            let label = try #require(screen.first(UILabel.self) { $0.text == "5 characters" })
            let bottom = label.convert(label.bounds, to: nil).maxY
            #expect(bottom < screen.window.bounds.maxY && bottom > screen.window.bounds.maxY - 20)
        }
    }

    @Test("a date is chosen by wheels in the keyboard's place, which a bar above ends")
    func inputView() throws {
        try show(DateController()) { screen, controller in
            let field = try #require(screen.first(UITextField.self))
            var frames: [CGRect] = []
            let center = NotificationCenter.default
            let observer = center.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                MainActor.assumeIsolated { frames.append(value?.cgRectValue ?? .zero) }
            }
            defer { center.removeObserver(observer) }
            #expect(field.becomeFirstResponder())
            screen.turn()
            let host = try #require(screen.window.inputHost)
            #expect(host.frame.maxY == screen.window.bounds.maxY && host.input is UIDatePicker)
            #expect(host.accessory is UIToolbar && host.accessory?.frame.height == 44)
            #expect(frames.last?.height == host.bounds.height)
            #expect(field.screenField == nil || ScreenFields.shown().isEmpty, "the browser's keyboard stays away")
            let done = try #require(screen.first(UIButton.self) { $0.currentTitle == "Done" })
            try screen.tap(done)
            #expect(screen.window.inputHost == nil && !field.isFirstResponder)
            controller.view.endEditing(true)
        }
    }

    @Test("rows are moved by their grips while they are edited, and taken away")
    func fruits() throws {
        try show(FruitsViewController(), in: true) { screen, controller in
            try screen.tap("Edit")
            #expect(controller.tableView.isEditing)
            let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            let grip = try #require(cell.subviews.compactMap { $0 as? ReorderGrip }.first)
            try screen.drag(grip, y: cell.bounds.height * 2)
            #expect(controller.fruits == ["Banana", "Cherry", "Apple", "Mango"])
            let names = (0..<4).compactMap { row in
                (controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentConfiguration
                    as? UIListContentConfiguration)?.text
            }
            #expect(names == controller.fruits)
            try screen.tap("Done")
            try screen.tap("Mango")
            #expect(controller.navigationController?.topViewController?.title == "Mango")
        }
    }

    @Test("items of a list are moved, of which the data source hears")
    func reorder() throws {
        try show(ReorderController(), in: true) { screen, controller in
            try screen.tap("Edit")
            let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
            let grip = try #require(cell.subviews.compactMap { $0 as? ReorderGrip }.first)
            try screen.drag(grip, y: -cell.bounds.height * 1.2)
            #expect(controller.items == ["One", "Two", "Four", "Three"])
            #expect(controller.dataSource.snapshot().itemIdentifiers == controller.items)
            #expect(controller.dataSource.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "Four")
        }
    }

    @Test("headers of an outline show and hide what lies in them")
    func outline() throws {
        try show(OutlineViewController()) { screen, controller in
            let section = controller.dataSource.snapshot(for: .main)
            #expect(section.items.map(\.title) == ["Compositional Layout", "Grid", "List", "Diffable Data Source"])
            #expect(section.rootItems.count == 2 && section.level(of: section.items[1]) == 1)
            let inner = controller.outlineCollectionView.cellForItem(at: IndexPath(item: 1, section: 0))
            #expect((inner as? UICollectionViewListCell)?.indentationLevel == 1)
            try screen.tap("Compositional Layout")
            #expect(!screen.text.contains("Grid"))
            #expect(controller.dataSource.snapshot().itemIdentifiers.count == 2)
            try screen.tap("Compositional Layout")
            #expect(screen.text.contains("Grid"))
        }
    }

    @Test("pages are gone through, and the delegate hears about it")
    func pages() throws {
        try show(TutorialPageViewController()) { screen, controller in
            let first = try #require(controller.viewControllers?.first)
            let pager = try #require(screen.first(UIScrollView.self))
            #expect(pager.contentOffset.x == 0 && pager.contentSize.width == pager.bounds.width * 2)
            try scroll(pager, to: CGPoint(x: pager.bounds.width, y: 0))
            screen.turn()
            let second = try #require(controller.viewControllers?.first)
            #expect(second !== first && second.view.backgroundColor == .systemGreen)
            #expect(controller.children.count == 3 && pager.contentOffset.x == pager.bounds.width)
            let dots = try #require(screen.first(UIPageControl.self))
            #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
            let view = try #require(second.view)
            #expect(view.convert(view.bounds, to: nil) == screen.window.bounds)
        }
    }

    @Test("an image is made larger around a point, no larger than it may be, and by two fingers")
    func zoom() throws {
        try show(ZoomViewController()) { screen, controller in
            let scroll = controller.scrollView
            controller.zoom(at: CGPoint(x: 100, y: 100))
            #expect(scroll.zoomScale == 3 && controller.imageView.transform.a == 3)
            #expect(scroll.contentSize.width == scroll.bounds.width * 3)
            #expect(scroll.contentOffset == CGPoint(x: 105, y: 0))
            controller.zoom(at: .zero)
            #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
            scroll.zoomScale = 99
            #expect(scroll.zoomScale == 4)
            scroll.zoomScale = 1
            try screen.touch(.began, CGPoint(x: 180, y: 400), finger: 0)
            try screen.touch(.began, CGPoint(x: 220, y: 400), finger: 1)
            for step in 1...10 {
                try screen.touch(.moved, CGPoint(x: 180 - Double(step) * 4, y: 400), finger: 0)
                try screen.touch(.moved, CGPoint(x: 220 + Double(step) * 4, y: 400), finger: 1)
            }
            #expect(scroll.zoomScale > 2 && scroll.isZooming)
            try screen.touch(.ended, CGPoint(x: 140, y: 400), finger: 0)
            try screen.touch(.ended, CGPoint(x: 260, y: 400), finger: 1)
            #expect(!scroll.isZooming)
        }
    }

    @Test("a day is chosen, and days have dots")
    func events() throws {
        try show(EventsController()) { screen, controller in
            try screen.tap("14")
            #expect(controller.title == "14")
            let calendar = try #require(screen.first(UICalendarView.self))
            let selection = try #require(calendar.selectionBehavior as? UICalendarSelectionSingleDate)
            #expect(selection.selectedDate?.day == 14 && selection.selectedDate?.month == 6)
            let next = try #require(screen.first(UIButton.self) { $0.accessibilityLabel == "Next month" })
            try screen.tap(next)
            #expect(screen.text.contains("July 2024") && calendar.visibleDateComponents.month == 7)
        }
    }

    @Test("a well opens a grid of colours")
    func palette() throws {
        try show(PaletteController()) { screen, controller in
            let well = try #require(screen.first(UIColorWell.self))
            try screen.tap(well)
            let picker = try #require(controller.presentedViewController as? UIColorPickerViewController)
            #expect(picker.title == "Select Color")
            let grid = try #require(
                picker.view.subviews.first { $0 is UIControl && $0.bounds.width > 200 && !($0 is UISlider) })
            let corner = grid.convert(CGPoint(x: 2, y: 2), to: nil)
            try screen.touch(.began, corner)
            try screen.touch(.ended, corner)
            #expect(well.selectedColor.map { $0.components == UIColor.white.components } == true)
            #expect(controller.view.backgroundColor.map { $0.components == UIColor.white.components } == true)
        }
    }

    @Test("what is shared is copied, and the app hears about that")
    func share() throws {
        try show(ShareController(), in: true) { screen, controller in
            controller.share()
            screen.turn()
            #expect(screen.text.contains("Look at this"))
            try screen.tap("Copy")
            #expect(UIPasteboard.general.strings == ["Look at this", "https://example.com"])
            #expect(UIPasteboard.general.hasURLs && controller.presentedViewController == nil)
        }
    }

    @Test("a code is copied")
    func copy() throws {
        try show(CopyController()) { screen, controller in
            try screen.tap("Copy")
            #expect(UIPasteboard.general.string == "ABCD-1234" && screen.text.contains("Copied!"))
            UIPasteboard.general.url = URL(string: "https://example.com/a")
            controller.paste()
            #expect(screen.text.contains("https://example.com/a"))
        }
    }

    @Test("a controller comes and goes as the app wants it, in half the screen")
    func presenting() throws {
        try show(PresentingController()) { screen, controller in
            controller.show()
            screen.turn()
            let presented = try #require(controller.presentedViewController)
            let half = try #require(presented.presentationController as? HalfPresentationController)
            #expect(half.presentedViewController === presented && half.containerView?.window === screen.window)
            #expect(presented.view.superview === half.containerView)
            #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
            #expect(half.containerView?.backgroundColor?.components.alpha ?? 0 > 0.3)
            controller.dismiss(animated: false)
            screen.turn()
            #expect(controller.presentedViewController == nil && presented.viewIfLoaded?.superview == nil)
        }
    }

    @Test("letters beside a table lead to its sections")
    func names() throws {
        try show(NamesController(), in: true) { screen, controller in
            let letters = try #require(controller.tableView.indexView)
            #expect(letters.titles == ["A", "B", "C", "D"] && letters.superview === controller.tableView.superview)
            #expect(abs(letters.frame.maxX - controller.tableView.frame.maxX) < 0.5)
        }
    }

    @Test("a question unfolds its answer")
    func faq() throws {
        let view = FAQView(question: "How?", answerText: "So.")
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = CGRect(x: 20, y: 100, width: 350, height: 120)
        try show(controller) { screen, _ in
            #expect(!screen.text.contains("So."))
            try screen.tap("How?")
            #expect(screen.text.contains("So."))
        }
    }

    @Test("a cart counts, and says so below its title")
    func cart() throws {
        try show(ButtonsController()) { screen, _ in
            try screen.tap("Add to Cart")
            try screen.tap("Add to Cart")
            #expect(screen.text.contains("2 items"))
            let label = try #require(screen.first(UILabel.self) { $0.text == "Add to Cart" })
            let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            #expect(font?.pointSize == 18)
        }
    }

    @Test("a rating is given by a finger")
    func rating() throws {
        let view = RatingView(frame: CGRect(x: 45, y: 200, width: 300, height: 60))
        let controller = UIViewController()
        controller.view.addSubview(view)
        try show(controller) { screen, _ in
            try screen.touch(.began, CGPoint(x: 45 + 250, y: 230))
            #expect(view.rating == 5)
            try screen.touch(.ended, CGPoint(x: 45 + 250, y: 230))
            view.accessibilityDecrement()
            #expect(view.rating == 4 && view.accessibilityValue == "4 of 5")
            let clear = try #require(view.accessibilityCustomActions?.first)
            #expect(clear.actionHandler?(clear) == true && view.rating == 0)
        }
    }

    @Test("headers that are pinned stay in sight while their section is")
    func grid() throws {
        try show(GridViewController()) { screen, _ in
            let collection = try #require(screen.first(UICollectionView.self))
            let header = try #require(
                screen.first(TitleSupplementaryView.self) { $0.label.text == "Section 1" })
            let top = header.frame.minY
            try scroll(collection, to: CGPoint(x: 0, y: top + 100))
            screen.turn()
            #expect(abs(header.convert(CGPoint.zero, to: nil).y - collection.adjustedContentInset.top) < 0.5)
            #expect(header.pinning?.top == top && collection.subviews.last === header)
            let recorder = LayerRecorder(scale: 1)
            _ = recorder.record(collection.layer)
            let noted = try #require(recorder.layers[header.layer.number])
            #expect(
                noted.position.y - noted.bounds.height / 2 == top
                    && noted.pinnedUntil == header.pinning.map { Double($0.end) })
            let outer = try #require(recorder.layers[collection.layer.number])
            #expect(abs(noted.shift(in: outer) - (header.frame.minY - top)) < 0.5)
            try scroll(collection, to: .zero)
            screen.turn()
            #expect(header.frame.minY == top)
        }
    }

    @Test("headers of a plain table stay in sight too")
    func contacts() throws {
        try show(ContactsViewController()) { screen, _ in
            let table = try #require(screen.first(UITableView.self))
            let label = try #require(screen.first(UILabel.self) { $0.text == "All" })
            #expect(label.pinning != nil && table.rect(forSection: 1).minY == label.frame.minY)
        }
    }
}
