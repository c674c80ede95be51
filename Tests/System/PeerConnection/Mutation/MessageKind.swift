// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// Every kind of message that a process sends, so that none is forgotten: a case that is added anywhere on the wire has
/// to be named here before it compiles.
package enum MessageKind: String, CaseIterable, Sendable {
    // Replies.
    case resolvedSuccess, resolvedNotRequired, resolvedNeedsValue, resolvedDisambiguation, resolvedConfirmation
    case resolvedUnsupported, options, defaultValue, response, update, panel
    case runningQuestion, runningProgress, stopped, refusal
    // What else a process says.
    case hello, fault, pixels, layers, fields, done, delivered, busy
    /// Descriptors and what announces them.
    case files
    // Calls.
    case keychainAdd, keychainCopyMatching, keychainUpdate, keychainDelete
    case activityBecameCurrent, activityUpdated, activityResigned, activityInvalidated, activityDelete
    case activityDeleteAll, quickActionsGet, quickActionsSet, opening
    case donate, donationDelete, donationDeleteGroup, donationDeleteAll, donationDeleteMatching, donationName
    case appShortcuts
    case voiceAll, voiceOne, voiceSuggest, voiceAdd, voiceEdit, voiceDismiss, relevantActions
    case suggestedMedia, vocabularySet, vocabularyRemoveAll, userContext, predictionMode, pasteboard
    case focusFilter
    case contentsIndex, contentsDelete, contentsDeleteDomains, contentsDeleteAll

    package init(_ message: MessageFromExtension) {
        self =
            switch message {
            case .reply(_, let reply): Self(reply)
            case .call(_, let call): Self(call)
            case .hello: .hello
            case .fault: .fault
            case .pixels: .pixels
            }
    }

    package init(_ message: MessageFromApp) {
        self =
            switch message {
            case .reply(_, let reply): Self(reply)
            case .call(_, let call): Self(call)
            case .hello: .hello
            case .fault: .fault
            case .layers: .layers
            case .fields: .fields
            case .done: .done
            case .delivered: .delivered
            case .busy: .busy
            }
    }

    private init(_ reply: ExtensionReply) {
        self =
            switch reply {
            case .resolution(let results, _): results.first.map(Self.init) ?? .resolvedNotRequired
            case .options: .options
            case .defaultValue: .defaultValue
            case .response: .response
            case .update: .update
            case .panel: .panel
            case .running(.question): .runningQuestion
            case .running(.progress): .runningProgress
            case .stopped: .stopped
            case .refusal: .refusal
            }
    }

    private init(_ result: ResolutionPayload) {
        self =
            switch result {
            case .success: .resolvedSuccess
            case .notRequired: .resolvedNotRequired
            case .needsValue: .resolvedNeedsValue
            case .disambiguation: .resolvedDisambiguation
            case .confirmationRequired: .resolvedConfirmation
            case .unsupported: .resolvedUnsupported
            }
    }

    private init(_ call: AnySystemCall) {
        self =
            switch call {
            case .keychain(.add): .keychainAdd
            case .keychain(.copyMatching): .keychainCopyMatching
            case .keychain(.update): .keychainUpdate
            case .keychain(.delete): .keychainDelete
            case .activity(.becameCurrent): .activityBecameCurrent
            case .activity(.updated): .activityUpdated
            case .activity(.resigned): .activityResigned
            case .activity(.invalidated): .activityInvalidated
            case .activity(.delete): .activityDelete
            case .activity(.deleteAll): .activityDeleteAll
            case .quickActions(.get): .quickActionsGet
            case .quickActions(.set): .quickActionsSet
            case .opening: .opening
            case .donation(.donate): .donate
            case .donation(.delete): .donationDelete
            case .donation(.deleteGroup): .donationDeleteGroup
            case .donation(.deleteAll): .donationDeleteAll
            case .donation(.deleteMatching): .donationDeleteMatching
            case .donation(.name): .donationName
            case .appShortcuts: .appShortcuts
            case .phrases(.all): .voiceAll
            case .phrases(.one): .voiceOne
            case .proposedActions: .voiceSuggest
            case .phraseScreen(.add): .voiceAdd
            case .phraseScreen(.edit): .voiceEdit
            case .phraseScreenDismissal: .voiceDismiss
            case .relevantActions: .relevantActions
            case .suggestedMedia: .suggestedMedia
            case .vocabulary(.set): .vocabularySet
            case .vocabulary(.removeAll): .vocabularyRemoveAll
            case .contents(.index): .contentsIndex
            case .contents(.delete): .contentsDelete
            case .contents(.deleteDomains): .contentsDeleteDomains
            case .contents(.deleteAll): .contentsDeleteAll
            case .userContext: .userContext
            case .pasteboard: .pasteboard
            case .predictionMode: .predictionMode
            case .focusFilter: .focusFilter
            }
    }

    /// Whether it is the answer to something that a person asked for.
    package var isReply: Bool { (Self.allCases.firstIndex(of: self) ?? 0) <= 14 }

    /// Whether it asks something of the system.
    package var isCall: Bool {
        switch self {
        case .hello, .fault, .pixels, .layers, .fields, .done, .delivered, .busy, .files: false
        default: !isReply
        }
    }
}
