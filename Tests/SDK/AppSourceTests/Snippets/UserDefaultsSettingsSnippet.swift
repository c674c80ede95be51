// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0
// Forced as public apps force it.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

enum Settings {
    @UserDefault(key: "notificationsEnabled", defaultValue: true) static var notificationsEnabled: Bool
    @UserDefault(key: "username", defaultValue: "") static var username: String
}

class SettingsViewController: UITableViewController {
    private enum Row: Int, CaseIterable { case notifications, username, version }

    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.sectionHeaderTopPadding = 8
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: .main
        ) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.tableView.reloadSections(IndexSet(integer: 0), with: .none) }
        }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Version 1.0" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        switch Row(rawValue: indexPath.row)! {
        case .notifications:
            cell.textLabel?.text = "Notifications"
            let toggle = UISwitch(
                frame: .zero,
                primaryAction: UIAction { action in
                    Settings.notificationsEnabled = (action.sender as! UISwitch).isOn
                })
            toggle.isOn = Settings.notificationsEnabled
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .username:
            cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "User"
            cell.detailTextLabel?.text = Settings.username
            cell.imageView?.image = UIImage(systemName: "person")
        case .version:
            cell.textLabel?.text = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
        }
        return cell
    }
}
