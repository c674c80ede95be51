// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

/// Ordinary UIKit, as public apps, tutorials and Apple's own pages write it. That it compiles is one half.
@Suite("Snippets of public apps", .serialized) @MainActor struct SnippetTests {
    @Test("are seen, with what they say", arguments: Snippet.allCases)
    func shown(snippet: Snippet) throws {
        let screen = ShownScreen(snippet.make())
        defer { screen.end() }
        for text in snippet.texts { #expect(screen.text.contains(text), "\(snippet) says \(screen.text)") }
        #expect(try screen.colorCount() >= snippet.colors, "\(snippet)")
    }
}

/// The snippets that show something by themselves; that of pictures from the network is only compiled.
enum Snippet: String, CaseIterable, Sendable {
    case login, note, chat, fruits, articles, inbox, contacts, settingsList, outline, photos, cities, feed, sheet, tabs
    case appearance, card, menuButton, buttons, controls, dates, picker, zoom, onboarding, pages, animations, panel
    case gradient, ring, chart, avatar, richText, symbols, theme, type, rating, haptics, copy, share, blur, download
    case container, presenting, events, palette, reorder, gestures, preferences, empty, person, faq, toast
    case split, names, grid

    @MainActor func make() -> UIViewController {
        switch self {
        case .login: LoginViewController()
        case .note: NoteViewController()
        case .chat: ChatViewController()
        case .fruits: UINavigationController(rootViewController: FruitsViewController())
        case .articles: ArticlesViewController()
        case .inbox: InboxViewController()
        case .contacts: ContactsViewController()
        case .settingsList: UINavigationController(rootViewController: SettingsListViewController())
        case .outline: OutlineViewController()
        case .photos: PhotosViewController()
        case .cities: UINavigationController(rootViewController: CitiesViewController())
        case .feed: FeedViewController()
        case .sheet: UINavigationController(rootViewController: DetailSheetViewController())
        case .tabs: SnippetSceneDelegate.tabs()
        case .appearance: UINavigationController(rootViewController: AppearanceViewController())
        case .card: CardViewController()
        case .menuButton: MenuButtonController()
        case .buttons: ButtonsController()
        case .controls: ControlsViewController()
        case .dates: DateController()
        case .picker: PickerController()
        case .zoom: ZoomViewController()
        case .onboarding: OnboardingViewController()
        case .pages: TutorialPageViewController()
        case .animations: AnimationsController()
        case .panel: CardPanelController()
        case .gradient: GradientController()
        case .ring:
            holding(ProgressRingView(frame: CGRect(x: 95, y: 200, width: 200, height: 200))) {
                $0.setProgress(0.6, animated: false)
            }
        case .chart: holding(LineChartView(frame: CGRect(x: 45, y: 200, width: 300, height: 200))) { _ in }
        case .avatar: AvatarController()
        case .richText: RichTextController()
        case .symbols: SymbolsController()
        case .theme: ThemeController()
        case .type: TypeController()
        case .rating: holding(RatingView(frame: CGRect(x: 45, y: 200, width: 300, height: 60))) { $0.rating = 3 }
        case .haptics: HapticsController()
        case .copy: CopyController()
        case .share: UINavigationController(rootViewController: ShareController())
        case .blur: BlurController()
        case .download: DownloadController()
        case .container: UINavigationController(rootViewController: ContainerController())
        case .presenting: PresentingController()
        case .events: EventsController()
        case .palette: PaletteController()
        case .reorder: UINavigationController(rootViewController: ReorderController())
        case .gestures: GestureController()
        case .preferences: SettingsViewController()
        case .empty: EmptyController()
        case .person: holding(PersonCell(frame: CGRect(x: 0, y: 100, width: 390, height: 60))) { $0.name = "Ann" }
        case .faq:
            holding(FAQView(question: "How?", answerText: "So.")) {
                $0.frame = CGRect(x: 20, y: 100, width: 350, height: 60)
            }
        case .toast: toast()
        case .split: RootSplitController()
        case .names: UINavigationController(rootViewController: NamesController())
        case .grid: GridViewController()
        }
    }

    @MainActor private func holding<View: UIView>(_ view: View, _ change: (View) -> Void) -> UIViewController {
        let controller = UIViewController()
        controller.view.addSubview(view)
        change(view)
        return controller
    }

    @MainActor private func toast() -> UIViewController {
        let controller = UIViewController()
        ToastView.show("Saved", in: controller.view)
        return controller
    }

    /// What is read on the screen.
    var texts: [String] {
        switch self {
        case .login: ["Email", "Password", "Log In"]
        case .note: ["Write something"]
        case .fruits: ["Fruits", "Banana", "6 letters", "Edit"]
        case .articles: ["LATEST", "Article 2"]
        case .inbox: ["Message 1", "Message 10"]
        case .contacts: ["Favourites", "Ada", "Grace"]
        case .settingsList: ["List", "Wi-Fi", "Bluetooth"]
        case .outline: ["Compositional Layout", "Grid", "Diffable Data Source"]
        case .cities: ["Search Cities", "Beijing"]
        case .sheet: ["Expand"]
        case .tabs: ["Home", "Search", "Profile", "3"]
        case .appearance: ["Custom", "Done"]
        case .menuButton: ["Medium", "More"]
        case .buttons: ["Add to Cart", "Read more"]
        case .controls: ["List", "Grid", "Extra"]
        case .picker: ["Green", "M"]
        case .onboarding: ["Welcome"]
        case .richText: ["Terms of Service", "$49.99", "Visit our site"]
        case .type: ["Dynamic", "Body"]
        case .haptics: ["Tap", "Save"]
        case .copy: ["ABCD-1234", "Copy"]
        case .blur: ["Now Playing"]
        case .container: ["One", "Two"]
        case .events: ["June 2024", "15"]
        case .reorder: ["One", "Four", "Edit"]
        case .preferences: ["Notifications", "User", "Version 1.0"]
        case .empty: ["No Items", "Add Item"]
        case .person: ["Ann"]
        case .faq: ["How?"]
        case .toast: ["Saved"]
        case .names: ["Ada", "Barbara", "Donald"]
        case .grid: ["Section 0", "Section 1", "25"]
        default: []
        }
    }

    /// So many colors are seen at least: what is empty has one.
    var colors: Int {
        switch self {
        case .presenting, .split, .feed, .share, .download, .chat: 1
        case .pages, .card, .container, .animations, .gestures, .theme: 2
        default: 3
        }
    }
}
