// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// The principal class of an extension that answers as it is told to.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is ProbeIntent: ProbeHandler()
        case is RespondIntent: RespondHandler()
        case is RespondPlainlyIntent: RespondPlainlyHandler()
        case is INSendMessageIntent: SendMessageHandler()
        case is INSearchForMessagesIntent: SearchForMessagesHandler()
        case is INStartWorkoutIntent: StartWorkoutHandler()
        case is INSendPaymentIntent: SendPaymentHandler()
        case is INPayBillIntent: PayBillHandler()
        case is INPlayMediaIntent: PlayMediaHandler()
        case is MisbehaveIntent: MisbehaveHandler()
        case is CompletionOnlyIntent: CompletionOnlyHandler()
        case is AsyncOnlyIntent: AsyncOnlyHandler()
        case is NeitherIntent: NeitherHandler()
        case is KeepPhotoIntent: KeepPhotoHandler()
        case is CommandIntent: CommandHandler()
        case is ShareIntent: ShareHandler()
        default: nil
        }
    }
}
