// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Foundation
import Intents

/// The extension's principal class: it picks the handler of each intent.
final class IntentHandler: INExtension {
    private let addressBook = AddressBook.own
    /// Anyone who watches a ride is told about it until they have seen enough, by whichever handler.
    private let rideUpdates = RideUpdates(rides: RideDesk(), pace: .ofRides)

    override func handler(for intent: INIntent) -> Any? {
        messageHandler(for: intent) ?? callHandler(for: intent) ?? rideHandler(for: intent)
            ?? workoutHandler(for: intent) ?? paymentHandler(for: intent) ?? mediaHandler(for: intent)
            ?? notebookHandler(for: intent)
    }

    private func messageHandler(for intent: INIntent) -> Any? {
        switch intent {
        case is INSendMessageIntent: SendMessageHandler(addressBook: addressBook, store: MessageStore())
        case is INSearchForMessagesIntent: SearchForMessagesHandler(addressBook: addressBook, store: MessageStore())
        case is INSetMessageAttributeIntent: SetMessageAttributeHandler(store: MessageStore())
        default: nil
        }
    }

    private func callHandler(for intent: INIntent) -> Any? {
        switch intent {
        case is INStartCallIntent: StartCallHandler(addressBook: addressBook)
        // Of devices that do not know the one intent for both.
        case is INStartAudioCallIntent: StartAudioCallHandler(addressBook: addressBook)
        case is INStartVideoCallIntent: StartVideoCallHandler(addressBook: addressBook)
        default: nil
        }
    }

    private func rideHandler(for intent: INIntent) -> Any? {
        switch intent {
        case is INListRideOptionsIntent: ListRideOptionsHandler(area: .town)
        case is INRequestRideIntent: RequestRideHandler(area: .town, rides: RideDesk())
        case is INGetRideStatusIntent: GetRideStatusHandler(rides: RideDesk(), updates: rideUpdates)
        case is INCancelRideIntent: CancelRideHandler(rides: RideDesk())
        case is INSendRideFeedbackIntent: SendRideFeedbackHandler(rides: RideDesk())
        default: nil
        }
    }

    private func workoutHandler(for intent: INIntent) -> Any? {
        switch intent {
        case is INStartWorkoutIntent: StartWorkoutHandler(log: WorkoutLog())
        case is INPauseWorkoutIntent: PauseWorkoutHandler(log: WorkoutLog())
        case is INResumeWorkoutIntent: ResumeWorkoutHandler(log: WorkoutLog())
        case is INEndWorkoutIntent: EndWorkoutHandler(log: WorkoutLog())
        case is INCancelWorkoutIntent: CancelWorkoutHandler(log: WorkoutLog())
        default: nil
        }
    }

    private func paymentHandler(for intent: INIntent) -> Any? {
        switch intent {
        case is INSendPaymentIntent: SendPaymentHandler(addressBook: addressBook, wallet: Wallet())
        case is INRequestPaymentIntent: RequestPaymentHandler(addressBook: addressBook, wallet: Wallet())
        case is INSearchForAccountsIntent: SearchForAccountsHandler(wallet: Wallet())
        case is INPayBillIntent: PayBillHandler(wallet: Wallet())
        case is INTransferMoneyIntent: TransferMoneyHandler(wallet: Wallet())
        default: nil
        }
    }

    private func mediaHandler(for intent: INIntent) -> Any? {
        switch intent {
        case is INPlayMediaIntent: PlayMediaHandler(catalogue: .house)
        case is INSearchForMediaIntent: SearchForMediaHandler(catalogue: .house)
        case is INAddMediaIntent: AddMediaHandler(catalogue: .house, library: Library())
        case is INUpdateMediaAffinityIntent: UpdateMediaAffinityHandler(catalogue: .house, library: Library())
        default: nil
        }
    }

    private func notebookHandler(for intent: INIntent) -> Any? {
        switch intent {
        case is INAddTasksIntent: AddTasksHandler(notebook: Notebook())
        case is INCreateTaskListIntent: CreateTaskListHandler(notebook: Notebook())
        case is INSetTaskAttributeIntent: SetTaskAttributeHandler(notebook: Notebook())
        case is INCreateNoteIntent: CreateNoteHandler(notebook: Notebook())
        case is INAppendToNoteIntent: AppendToNoteHandler(notebook: Notebook())
        case is INSearchForNotebookItemsIntent: SearchForNotebookItemsHandler(notebook: Notebook())
        default: nil
        }
    }
}
