// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
}
