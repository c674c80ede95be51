// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A share sheet: copies the items, or offers the app's own activities.
///
/// There are no other apps here that take things.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    private let items: [Any]
    private let activities: [UIActivity]
    private var rows: [UIActivity] = []
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var source = ActivityRows(self)
    /// What was done, and whether to its end.
    private var outcome: (type: UIActivity.ActivityType?, completed: Bool) = (nil, false)

    /// What is not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when something was done, or nothing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether an app in front of others may be asked; there is none.
    open var allowsProminentActivity = true

    /// Called when something was done, or nothing.
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// What may be done with things.
    ///
    /// - Parameter applicationActivities: What the app itself offers, beside the system.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// What each thing is, as far as it says so by itself.
    private lazy var things: [Any] = items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: .copyToPasteboard)
            ?? source.activityViewControllerPlaceholderItem(self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        rows = ([CopyActivity()] + activities).filter { activity in
            let type = activity.activityType
            let isExcluded = type.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: things)
        }
        table.dataSource = source
        table.delegate = source
        table.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
        table.tableHeaderView = heading
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // What covers it to do something leads back here.
        if presentedViewController == nil { finish() }
    }

    /// Says what is shared.
    private var heading: UIView {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 44))
        label.text = summary
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: .headline)
        label.autoresizingMask = .flexibleWidth
        let heading = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 72))
        heading.addSubview(label)
        return heading
    }

    /// What is shared, in one line.
    private var summary: String {
        let texts = things.compactMap { thing -> String? in
            switch thing {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let url as URL: url.absoluteString
            default: nil
            }
        }
        return texts.joined(separator: "\n")
    }

    fileprivate var offers: [UIActivity] { rows }

    fileprivate func perform(_ activity: UIActivity) {
        activity.done = { [weak self] completed in self?.end(activity, completed) }
        activity.prepare(withActivityItems: things)
        if let controller = activity.activityViewController { return present(controller, animated: true) }
        activity.perform()
    }

    private func end(_ activity: UIActivity, _ completed: Bool) {
        outcome = (activity.activityType, completed)
        // It goes with what an activity has shown over it.
        (presentingViewController ?? self).dismiss(animated: true) { self.finish() }
    }

    private func finish() {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(outcome.type, outcome.completed, nil, nil)
    }
}

/// The rows of what may be done.
private final class ActivityRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private weak var owner: UIActivityViewController?

    init(_ owner: UIActivityViewController) { self.owner = owner }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { owner?.offers.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
        guard let activity = owner?.offers[indexPath.row] else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        content.image = activity.activityImage
        content.imageProperties.tintColor = .label
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let activity = owner?.offers[indexPath.row] { owner?.perform(activity) }
    }
}

/// Puts texts, addresses and a picture on the pasteboard.
private final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemWord.copy.text }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is NSAttributedString }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let texts = items.compactMap { item in
            item as? String ?? (item as? URL)?.absoluteString ?? (item as? NSAttributedString)?.string
        }
        if !texts.isEmpty {
            UIPasteboard.general.strings = texts
        } else if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
            UIPasteboard.general.image = image
        }
        activityDidFinish(true)
    }
}
