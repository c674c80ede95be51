// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DailyPunchKit
import ScreenParts
import UIKit

/// The first screen: today, the month, and the week's sport; or that nobody is logged in.
final class TodayScreen: UIViewController {
    /// From which width on the cards stand side by side.
    private static let wide: CGFloat = 700
    private let desk: PunchDesk?
    private let today = TodayCard()
    private let month = CalendarCard()
    private let hours = HoursCard()
    private lazy var below = UIStackView(arrangedSubviews: [month, hours])
    private lazy var cards = UIStackView(arrangedSubviews: [today, below])
    private let page = UIScrollView()
    private var diary = Diary()
    /// How the last punch went.
    private var answer: String?

    init(desk: PunchDesk?) {
        self.desk = desk
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("DailyPunch", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        page.alwaysBounceVertical = true
        cards.axis = .vertical
        cards.translatesAutoresizingMaskIntoConstraints = false
        for stack in [cards, below] { stack.spacing = 16 }
        below.alignment = .top
        view.addFilling(page)
        page.addSubview(cards)
        let (content, frame) = (page.contentLayoutGuide, page.frameLayoutGuide)
        NSLayoutConstraint.activate([
            cards.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            cards.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            cards.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            cards.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            cards.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])
        today.punchIn = { [weak self] in self?.punchIn() }
        fill()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= Self.wide
        below.axis = isWide ? .horizontal : .vertical
        below.alignment = isWide ? .top : .fill
        below.distribution = isWide ? .fillEqually : .fill
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut([line])
        reload()
    }

    /// Asks the service for what there is now.
    func reload() {
        loadViewIfNeeded()
        fill()
        guard isLoggedIn else { return }
        // A link may have logged the person in while the form was there.
        presentedViewController?.dismiss(animated: true)
        Task {
            do {
                guard let diary = try await desk?.diary() else { return }
                self.diary = diary
                fill()
            } catch {
                // What was shown before stays: the next look asks again.
                print("DailyPunch: \(error.localizedDescription)")
            }
        }
    }

    /// Brings the form, unless it is there already.
    func logIn() {
        guard presentedViewController == nil else { return }
        let form = LogInScreen(desk: desk) { [weak self] in self?.reload() }
        present(UINavigationController(rootViewController: form), animated: true)
    }

    private var isLoggedIn: Bool { (try? PunchSession.token()) != nil }

    private var line: String {
        guard isLoggedIn else { return NSLocalizedString("Nobody is logged in.", comment: "state") }
        return answer ?? NSLocalizedString("Punch in today.", comment: "what to do")
    }

    private func fill(isBusy: Bool = false) {
        today.show(diary, isBusy: isBusy)
        month.show(diary)
        hours.show(diary)
        page.isHidden = !isLoggedIn
        contentUnavailableConfiguration = isLoggedIn ? nil : invitation
        navigationItem.rightBarButtonItem = isLoggedIn ? accountItem : nil
    }

    private var invitation: UIContentUnavailableConfiguration {
        var invitation = UIContentUnavailableConfiguration.empty()
        invitation.image = UIImage(systemName: "hand.raised.fill")
        invitation.imageProperties.tintColor = .punch
        invitation.text = NSLocalizedString("Nobody is logged in.", comment: "state")
        invitation.secondaryText = NSLocalizedString("Log in to begin each day with a punch.", comment: "an invitation")
        invitation.button = .filled()
        invitation.button.cornerStyle = .capsule
        invitation.button.buttonSize = .large
        invitation.button.baseForegroundColor = .onTint
        invitation.button.title = NSLocalizedString("Log In", comment: "title")
        invitation.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.logIn() }
        return invitation
    }

    private var accountItem: UIBarButtonItem {
        let logOut = UIAction(
            title: NSLocalizedString("Log Out", comment: "a button"),
            image: UIImage(systemName: "rectangle.portrait.and.arrow.right"), attributes: .destructive
        ) { [weak self] _ in self?.logOut() }
        let item = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "person.crop.circle"), primaryAction: nil,
            menu: UIMenu(children: [logOut]))
        item.accessibilityLabel = NSLocalizedString("Account", comment: "a button")
        return item
    }

    private func punchIn() {
        fill(isBusy: true)
        desk?.carryOut(.punchIn) { [weak self] answer in
            self?.answer = answer
            self?.reload()
        }
    }

    private func logOut() {
        desk?.carryOut(.logOut) { [weak self] _ in
            self?.answer = nil
            self?.diary = Diary()
            self?.fill()
        }
    }
}
