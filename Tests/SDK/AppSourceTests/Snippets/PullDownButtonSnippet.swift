// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class MenuButtonController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let popUp = UIButton(type: .system)
        let handler: UIActionHandler = { action in print(action.title) }
        popUp.menu = UIMenu(children: [
            UIAction(title: "Small", handler: handler),
            UIAction(title: "Medium", state: .on, handler: handler),
            UIAction(title: "Large", handler: handler),
        ])
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        popUp.frame = CGRect(x: 20, y: 100, width: 160, height: 44)
        view.addSubview(popUp)

        let deferred = UIDeferredMenuElement { completion in
            completion([UIAction(title: "Loaded") { _ in }])
        }
        let pullDown = UIButton(configuration: .tinted(), primaryAction: nil)
        pullDown.configuration?.title = "More"
        pullDown.configuration?.indicator = .popup
        pullDown.menu = UIMenu(title: "Options", children: [deferred])
        pullDown.showsMenuAsPrimaryAction = true
        pullDown.frame = CGRect(x: 20, y: 160, width: 160, height: 44)
        view.addSubview(pullDown)
    }
}
