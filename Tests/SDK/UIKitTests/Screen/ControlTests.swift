// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

/// In one order, as who waits is one for all.
@Suite("A control on the screen", .serialized) @MainActor struct ControlTests {
    private final class Later {
        var due: [(seconds: TimeInterval, body: @MainActor () -> Void)] = []
    }

    private func scene(_ body: (WatchedScreen, Later) throws -> Void) rethrows {
        let (screen, later, waiter) = (WatchedScreen(), Later(), Delay.waiter)
        Delay.waiter = { seconds, body in later.due.append((seconds, body)) }
        defer {
            Delay.waiter = waiter
            screen.end()
        }
        try body(screen, later)
    }

    private func count(_ control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    private func drag(_ screen: WatchedScreen, from: (Double, Double), to: (Double, Double)) throws {
        try screen.touch(.began, from.0, from.1)
        try screen.touch(.moved, to.0, to.1)
        try screen.touch(.ended, to.0, to.1)
    }

    @Test("A switch has its own size, and is turned by a tap and by a drag, but not while it is disabled")
    func toggle() throws {
        try scene { screen, _ in
            let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 3, height: 3))
            screen.view.addSubview(control)
            let told = count(control)
            #expect(control.bounds.size == CGSize(width: 51, height: 31) && !control.isOn)
            try screen.tap(110, 110)
            #expect(control.isOn && told() == 1)
            try drag(screen, from: (140, 110), to: (104, 110))
            #expect(!control.isOn && told() == 2)
            try drag(screen, from: (104, 110), to: (118, 110))
            #expect(!control.isOn && told() == 2, "it stays where it was")
            control.isOn = true
            #expect(told() == 2)
            control.isEnabled = false
            try screen.tap(110, 110)
            #expect(control.isOn && told() == 2)
            #expect(control.spokenByItself.traits.contains([.button, .notEnabled]))
        }
    }

    @Test("A switch is green with its thumb at the right while it is on")
    func switchLooks() throws {
        try scene { screen, _ in
            let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
            screen.view.addSubview(control)
            control.isOn = true
            screen.ask(1)
            screen.turn()
            let (track, thumb) = (try screen.color(108, 115), try screen.color(136, 115))
            #expect(track == [0x34, 0xC7, 0x59] && thumb == [255, 255, 255])
        }
    }

    @Test("A slider follows a finger that came down on its thumb, and stays within its limits")
    func slider() throws {
        try scene { screen, _ in
            let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 34))
            screen.view.addSubview(slider)
            (slider.minimumValue, slider.maximumValue) = (0, 10)
            let told = count(slider)
            try drag(screen, from: (300, 117), to: (320, 117))
            #expect(slider.value == 0 && told() == 0, "the thumb is elsewhere")
            try drag(screen, from: (114, 117), to: (214, 117))
            #expect(abs(slider.value - 5) < 1e-4 && told() == 1)
            try drag(screen, from: (214, 117), to: (900, 117))
            #expect(slider.value == 10 && told() == 2)
            slider.isContinuous = false
            try screen.touch(.began, 314, 117)
            try screen.touch(.moved, 264, 117)
            #expect(told() == 2)
            try screen.touch(.ended, 264, 117)
            #expect(told() == 3 && slider.spokenByItself.value == "75%")
            slider.value = .nan
            #expect(slider.value == 0)
            slider.minimumValue = 20
            #expect(slider.maximumValue == 20 && slider.value == 20)
            #expect(slider.intrinsicContentSize.height == 34 && slider.spokenByItself.traits.contains(.adjustable))
        }
    }

    @Test("A stepper takes its number up and down, goes on while a finger rests, and stops at its limits")
    func stepper() throws {
        try scene { screen, later in
            let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
            screen.view.addSubview(stepper)
            (stepper.maximumValue, stepper.stepValue) = (3, 2)
            let told = count(stepper)
            #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
            try screen.tap(110, 110)
            #expect(stepper.value == 0 && told() == 0)
            try screen.tap(180, 110)
            try screen.tap(180, 110)
            try screen.tap(180, 110)
            #expect(stepper.value == 3 && told() == 2)
            stepper.wraps = true
            try screen.tap(180, 110)
            #expect(stepper.value == 0 && told() == 3)
            later.due = []
            try screen.touch(.began, 180, 110)
            #expect(later.due.map(\.seconds) == [0.5])
            later.due.removeFirst().body()
            #expect(stepper.value == 2 && later.due.map(\.seconds) == [0.1])
            try screen.touch(.ended, 180, 110)
            later.due.removeFirst().body()
            #expect(stepper.value == 2 && told() == 4 && later.due.isEmpty)
        }
    }

    @Test("A segmented control chooses what is tapped, does its action, and reports what has changed alone")
    func segments() throws {
        try scene { screen, _ in
            var done: [String] = []
            let control = UISegmentedControl(items: ["One", "Two"])
            control.insertSegment(action: UIAction(title: "Three") { done.append($0.title) }, at: 9, animated: false)
            control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
            screen.view.addSubview(control)
            let told = count(control)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
            try screen.tap(50, 110)
            try screen.tap(50, 110)
            #expect(control.selectedSegmentIndex == 0 && told() == 1)
            try screen.tap(250, 110)
            #expect(control.selectedSegmentIndex == 2 && told() == 2 && done == ["Three"])
            control.setEnabled(false, forSegmentAt: 1)
            try screen.tap(150, 110)
            #expect(control.selectedSegmentIndex == 2)
            control.removeSegment(at: 0, animated: false)
            #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "Three")
            control.insertSegment(withTitle: "Zero", at: 0, animated: false)
            #expect(control.selectedSegmentIndex == 2 && control.intrinsicContentSize.height == 32)
            control.isMomentary = true
            try screen.tap(50, 110)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && told() == 3)
            screen.turn()
            #expect(control.segments.map { $0.spokenByItself.label } == ["Zero", "Two", "Three"])
        }
    }

    @Test("is told apart from others by its bits as on Apple's systems")
    func rawValues() {
        #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
        #expect(UIGestureRecognizer.State.recognized.rawValue == 3)
        #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4269)
        #expect(UIAccessibilityTraits.adjustable.rawValue == 4096)
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    }
}
