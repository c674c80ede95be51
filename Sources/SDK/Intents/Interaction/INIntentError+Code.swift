// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension INIntentError {
    /// What went wrong.
    ///
    /// In a `catch`, a code matches every error that has it.
    public enum Code: Int, Sendable {
        /// The system does not do this with interactions.
        case interactionOperationNotSupported = 1900
        /// The interaction could not be donated.
        case donatingInteraction = 1901
        /// The donations could not be deleted.
        case deletingAllInteractions = 1902
        /// The donations with these identifiers could not be deleted.
        case deletingInteractionWithIdentifiers = 1903
        /// The donations of this group could not be deleted.
        case deletingInteractionWithGroupIdentifier = 1904
        /// Two extensions of the app declare the same intent.
        case intentSupportedByMultipleExtension = 2001
        /// An intent is declared as restricted while locked, but not as supported.
        case restrictedIntentsNotSupportedByExtension = 2002
        /// The extension gave no handler for the intent.
        case noHandlerProvidedForIntent = 2003
        /// There is no intent of this name.
        case invalidIntentName = 2004
        /// No app is there for the intent.
        case noAppAvailable = 2005
        /// The request took too long.
        case requestTimedOut = 3001
        /// Something that was needed is missing.
        case missingInformation = 3002
        /// The vocabulary file is not where it belongs.
        case invalidUserVocabularyFileLocation = 4000
        /// The extension took too long to start.
        case extensionLaunchingTimeout = 5000
        /// The extension could not be started.
        case extensionBringUpFailed = 5001
        /// The image could not be used.
        case imageGeneric = 6000
        /// Nothing is there to load the image.
        case imageNoServiceAvailable = 6001
        /// The image could not be stored.
        case imageStorageFailed = 6002
        /// The image could not be loaded.
        case imageLoadingFailed = 6003
        /// The image could not be found again.
        case imageRetrievalFailed = 6004
        /// The image leads back to itself.
        case imageProxyLoop = 6005
        /// The image is no image.
        case imageProxyInvalid = 6006
        /// The image took too long.
        case imageProxyTimeout = 6007
        /// Loading the image failed.
        case imageServiceFailure = 6008
        /// The image could not be scaled.
        case imageScalingFailed = 6009
        /// The person has not permitted it.
        case permissionDenied = 6010
        /// The shortcut could not be given a phrase.
        case voiceShortcutCreationFailed = 7000
        /// The shortcuts could not be listed.
        case voiceShortcutGetFailed = 7001
        /// The shortcut could not be deleted.
        case voiceShortcutDeleteFailed = 7002
        /// A value could not be written.
        case encodingGeneric = 8000
        /// A value could not be written.
        case encodingFailed = 8001
        /// A value could not be read.
        case decodingGeneric = 9000
    }
}

extension INIntentError.Code {
    /// Whether an error, of whatever type, is an ``INIntentError`` with this code.
    public static func ~= (code: INIntentError.Code, error: any Error) -> Bool {
        (error as? INIntentError)?.code == code
    }

    /// Enough for a person who sees nothing else.
    var sentence: String {
        switch self {
        case .interactionOperationNotSupported: "The system does not do this with interactions."
        case .donatingInteraction: "The interaction could not be donated."
        case .deletingAllInteractions: "The donations could not be deleted."
        case .deletingInteractionWithIdentifiers: "The donations with these identifiers could not be deleted."
        case .deletingInteractionWithGroupIdentifier: "The donations of this group could not be deleted."
        case .intentSupportedByMultipleExtension: "Two extensions of the app declare the same intent."
        case .restrictedIntentsNotSupportedByExtension:
            "An intent is declared as restricted while locked, but not as supported."
        case .noHandlerProvidedForIntent: "The extension gave no handler for the intent."
        case .invalidIntentName: "There is no intent of this name."
        case .noAppAvailable: "No app is there for the intent."
        case .requestTimedOut: "The request took too long."
        case .missingInformation: "Something that was needed is missing."
        case .invalidUserVocabularyFileLocation: "The vocabulary file is not where it belongs."
        case .extensionLaunchingTimeout: "The extension took too long to start."
        case .extensionBringUpFailed: "The extension could not be started."
        case .imageGeneric: "The image could not be used."
        case .imageNoServiceAvailable: "Nothing is there to load the image."
        case .imageStorageFailed: "The image could not be stored."
        case .imageLoadingFailed: "The image could not be loaded."
        case .imageRetrievalFailed: "The image could not be found again."
        case .imageProxyLoop: "The image leads back to itself."
        case .imageProxyInvalid: "The image is no image."
        case .imageProxyTimeout: "The image took too long."
        case .imageServiceFailure: "Loading the image failed."
        case .imageScalingFailed: "The image could not be scaled."
        case .permissionDenied: "The person has not permitted it."
        case .voiceShortcutCreationFailed: "The shortcut could not be given a phrase."
        case .voiceShortcutGetFailed: "The shortcuts could not be listed."
        case .voiceShortcutDeleteFailed: "The shortcut could not be deleted."
        case .encodingGeneric, .encodingFailed: "A value could not be written."
        case .decodingGeneric: "A value could not be read."
        }
    }
}
