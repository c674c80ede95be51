// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class FeedViewController: UITableViewController {
    private var posts: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let refresh = UIRefreshControl()
        refresh.tintColor = .systemBlue
        refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
        refresh.addAction(
            UIAction { [weak self] _ in
                Task { await self?.load() }
            }, for: .valueChanged)
        refreshControl = refresh
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        Task { await load() }
    }

    @MainActor
    private func load() async {
        do {
            try await Task.sleep(nanoseconds: 1_000_000)
            posts = (0..<20).map { "Post \($0)" }
            tableView.reloadData()
        } catch {
            let alert = UIAlertController(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
        refreshControl?.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        cell.textLabel?.text = posts[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        if offset > scrollView.contentSize.height - scrollView.frame.height * 2 { /* load more */  }
    }
}
