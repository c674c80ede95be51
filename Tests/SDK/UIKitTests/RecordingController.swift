// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@testable import UIKit

/// Notes what a view controller hears, in a list that several share.
@MainActor final class RecordingController: UIViewController {
    @MainActor final class Log {
        var lines: [String] = []

        /// What was heard since the last time.
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidLayoutSubviews() { note("layout") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "alone" : "inside") }
}
