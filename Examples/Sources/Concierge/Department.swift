// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents
import UIKit

/// What the concierge sees to; also the host of a link into the app, such as `concierge://wallet`.
enum Department: String, CaseIterable {
    case messages, rides, workouts, wallet, music, notebook

    /// Where an intent belongs; nil for one of none.
    init?(handling intent: INIntent) {
        switch intent {
        case is INSendMessageIntent, is INSearchForMessagesIntent, is INSetMessageAttributeIntent: self = .messages
        case is INListRideOptionsIntent, is INRequestRideIntent, is INGetRideStatusIntent, is INCancelRideIntent:
            self = .rides
        case is INStartWorkoutIntent, is INPauseWorkoutIntent, is INResumeWorkoutIntent, is INEndWorkoutIntent,
            is INCancelWorkoutIntent:
            self = .workouts
        case is INSendPaymentIntent, is INRequestPaymentIntent, is INSearchForAccountsIntent, is INPayBillIntent,
            is INTransferMoneyIntent:
            self = .wallet
        case is INPlayMediaIntent, is INSearchForMediaIntent, is INAddMediaIntent, is INUpdateMediaAffinityIntent:
            self = .music
        case is INAddTasksIntent, is INCreateTaskListIntent, is INSetTaskAttributeIntent, is INCreateNoteIntent,
            is INAppendToNoteIntent, is INSearchForNotebookItemsIntent:
            self = .notebook
        default: return nil
        }
    }

    /// As a person reads it.
    var title: String {
        switch self {
        case .messages: NSLocalizedString("Messages", comment: "title")
        case .rides: NSLocalizedString("Ride", comment: "title")
        case .workouts: NSLocalizedString("Workouts", comment: "title")
        case .wallet: NSLocalizedString("Wallet", comment: "title")
        case .music: NSLocalizedString("Music", comment: "title")
        case .notebook: NSLocalizedString("Notebook", comment: "title")
        }
    }

    /// Where it is seen.
    @MainActor var screen: UIViewController {
        switch self {
        case .messages: MessagesScreen()
        case .rides: RideScreen()
        case .workouts: WorkoutsScreen()
        case .wallet: WalletScreen()
        case .music: MusicScreen()
        case .notebook: NotebookScreen()
        }
    }

    /// The name of its system symbol.
    var symbol: String {
        switch self {
        case .messages: "message.fill"
        case .rides: "car.fill"
        case .workouts: "figure.run"
        case .wallet: "creditcard.fill"
        case .music: "music.note"
        case .notebook: "checklist"
        }
    }

    /// That it is known by.
    var color: UIColor {
        switch self {
        case .messages: UIColor(red: 0.13, green: 0.58, blue: 0.30, alpha: 1)
        case .rides: UIColor(red: 0.16, green: 0.41, blue: 0.78, alpha: 1)
        case .workouts: UIColor(red: 0.78, green: 0.33, blue: 0.05, alpha: 1)
        case .wallet: UIColor(red: 0.36, green: 0.25, blue: 0.70, alpha: 1)
        case .music: UIColor(red: 0.80, green: 0.16, blue: 0.36, alpha: 1)
        case .notebook: UIColor(red: 0.58, green: 0.44, blue: 0.04, alpha: 1)
        }
    }

    /// How things are there, in a few words.
    var state: String {
        let nothing = NSLocalizedString("nothing", comment: "state of a department")
        switch self {
        case .messages:
            let unread = logged { try MessageStore().messages() }?.count { !$0.isRead } ?? 0
            return String(format: NSLocalizedString("%ld unread messages", comment: "how many"), unread)
        case .rides: return (logged { try RideDesk().current() } ?? nil)?.kind.title ?? nothing
        case .workouts: return (logged { try WorkoutLog().open() } ?? nil)?.kind.title ?? nothing
        case .wallet:
            let account = logged { try Wallet().content().accounts.first } ?? nil
            return account.map { Money($0.balance).formatted } ?? nothing
        case .music:
            let playing = logged { try Library().content().queue.first } ?? nil
            return Catalogue.house.recording(playing)?.title ?? nothing
        case .notebook:
            let open = logged { try Notebook().content().tasks }?.count { !$0.isDone } ?? 0
            return String(format: NSLocalizedString("%ld things to do", comment: "how many"), open)
        }
    }
}
