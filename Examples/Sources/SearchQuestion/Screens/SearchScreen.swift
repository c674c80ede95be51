// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import QuestionBank
import ScreenParts
import SearchQuestionKit
import UIKit

/// The first screen: what was searched last, and the questions of the bank as the person types.
final class SearchScreen: UITableViewController {
    private static let most = 40
    private let searcher = UISearchController(searchResultsController: nil)
    private var found: [Question] = []

    init() {
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Search Question", comment: "title")
        searcher.searchResultsUpdater = self
        searcher.obscuresBackgroundDuringPresentation = false
        searcher.searchBar.placeholder = NSLocalizedString("Words of a question", comment: "what is searched")
        navigationItem.searchController = searcher
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var words: String { (searcher.searchBar.text ?? "").trimmingCharacters(in: .whitespaces) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "question")
        tableView.keyboardDismissMode = .onDrag
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        renew()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(lines)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let header = tableView.tableHeaderView, header.frame.width != tableView.bounds.width { placeCard() }
    }

    /// Shows things as they are now.
    func renew() {
        loadViewIfNeeded()
        let words = words
        let language = NSLocalizedString("en", comment: "the language of the questions")
        found =
            words.isEmpty
            ? [] : Array(Question.all.filter { $0.language == language && $0.isAbout(words) }.prefix(Self.most))
        navigationItem.rightBarButtonItem = accountItem
        tableView.reloadData()
        placeCard()
        let last = LastSearch.read()
        contentUnavailableConfiguration =
            words.isEmpty
            ? (last == nil ? beginning : nil) : (found.isEmpty ? UIContentUnavailableConfiguration.search() : nil)
    }

    /// Brings the form, unless it is there already.
    func signIn() {
        guard presentedViewController == nil else { return }
        let form = SignInForm { [weak self] in self?.renew() }
        present(UINavigationController(rootViewController: form), animated: true)
    }

    private var beginning: UIContentUnavailableConfiguration {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "viewfinder")
        content.imageProperties.tintColor = .searching
        content.text = NSLocalizedString("Nothing was searched yet.", comment: "state")
        content.secondaryText = NSLocalizedString(
            "Let the picture of a question be searched, or type its words above.", comment: "what to do")
        content.button = .filled()
        content.button.cornerStyle = .capsule
        content.button.buttonSize = .large
        content.button.baseForegroundColor = .onTint
        content.button.title = NSLocalizedString("Add to Shortcuts", comment: "a button")
        content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.addShortcut() }
        return content
    }

    private func placeCard() {
        guard words.isEmpty, let last = LastSearch.read() else {
            tableView.tableHeaderView = nil
            return
        }
        let card = AnswerCard(question: last.question, answer: last.answer, picture: LastSearch.picture())
        tableView.tableHeaderView = card.fitted(to: tableView.bounds.width)
    }

    private var accountItem: UIBarButtonItem {
        let add = UIAction(
            title: NSLocalizedString("Add to Shortcuts", comment: "a button"), image: UIImage(systemName: "plus")
        ) { [weak self] _ in self?.addShortcut() }
        let isSignedIn = (try? StudentSession.student()) != nil
        let account = UIAction(
            title: isSignedIn
                ? NSLocalizedString("Sign Out", comment: "a button")
                : NSLocalizedString("Sign In", comment: "a button"),
            image: UIImage(systemName: isSignedIn ? "rectangle.portrait.and.arrow.right" : "person"),
            attributes: isSignedIn ? .destructive : []
        ) { [weak self] _ in
            if isSignedIn { print(AccountLink.signOut.follow()) } else { self?.signIn() }
            self?.renew()
        }
        let item = UIBarButtonItem(
            title: nil, image: UIImage(systemName: isSignedIn ? "person.crop.circle.fill" : "person.crop.circle"),
            primaryAction: nil, menu: UIMenu(title: accountState, children: [add, account]))
        item.accessibilityLabel = NSLocalizedString("Account", comment: "a button")
        return item
    }

    private var accountState: String {
        do {
            guard let student = try StudentSession.student() else {
                return NSLocalizedString("Nobody is signed in.", comment: "state")
            }
            return String(format: NSLocalizedString("Signed in as %@.", comment: "a name"), student.name)
        } catch {
            let text = NSLocalizedString("The sign-in cannot be read: %@", comment: "an error")
            return String(format: text, error.localizedDescription)
        }
    }

    private var lines: [String] {
        guard let last = LastSearch.read() else {
            return [NSLocalizedString("Nothing was searched yet.", comment: "state"), accountState]
        }
        return [last.question, last.answer, accountState]
    }

    private func addShortcut() {
        guard let link = ShortcutLink.url else {
            print("SearchScreen.shortcut is not in the bundle; build the app again.")
            return
        }
        UIApplication.shared.open(link) { isOpen in
            if !isOpen { print(NSLocalizedString("Nothing here adds shortcuts.", comment: "an error")) }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        found.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
        let question = found[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: question.subject.symbol)
        content.imageProperties.tintColor = question.subject.color
        content.text = question.text
        content.textProperties.numberOfLines = 2
        content.secondaryText = question.subject.title
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        show(QuestionScreen(found[indexPath.row]), sender: nil)
    }
}

extension SearchScreen: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        renew()
    }
}

extension Question {
    /// Whether all the words are in it.
    fileprivate func isAbout(_ words: String) -> Bool {
        words.split(separator: " ").allSatisfy {
            text.localizedStandardContains($0) || subject.title.localizedStandardContains($0)
        }
    }
}
