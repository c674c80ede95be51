// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension INIntentError {
    /// The system does not do this with interactions.
    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    /// The interaction could not be donated.
    public static var donatingInteraction: Code { .donatingInteraction }
    /// The donations could not be deleted.
    public static var deletingAllInteractions: Code { .deletingAllInteractions }
    /// The donations with these identifiers could not be deleted.
    public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
    /// The donations of this group could not be deleted.
    public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
    /// Two extensions of the app declare the same intent.
    public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
    /// An intent is declared as restricted while locked, but not as supported.
    public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
    /// The extension gave no handler for the intent.
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    /// There is no intent of this name.
    public static var invalidIntentName: Code { .invalidIntentName }
    /// No app is there for the intent.
    public static var noAppAvailable: Code { .noAppAvailable }
    /// The request took too long.
    public static var requestTimedOut: Code { .requestTimedOut }
    /// Something that was needed is missing.
    public static var missingInformation: Code { .missingInformation }
    /// The vocabulary file is not where it belongs.
    public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
    /// The extension took too long to start.
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    /// The extension could not be started.
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    /// The image could not be used.
    public static var imageGeneric: Code { .imageGeneric }
    /// Nothing is there to load the image.
    public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
    /// The image could not be stored.
    public static var imageStorageFailed: Code { .imageStorageFailed }
    /// The image could not be loaded.
    public static var imageLoadingFailed: Code { .imageLoadingFailed }
    /// The image could not be found again.
    public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
    /// The image leads back to itself.
    public static var imageProxyLoop: Code { .imageProxyLoop }
    /// The image is no image.
    public static var imageProxyInvalid: Code { .imageProxyInvalid }
    /// The image took too long.
    public static var imageProxyTimeout: Code { .imageProxyTimeout }
    /// Loading the image failed.
    public static var imageServiceFailure: Code { .imageServiceFailure }
    /// The image could not be scaled.
    public static var imageScalingFailed: Code { .imageScalingFailed }
    /// The person has not permitted it.
    public static var permissionDenied: Code { .permissionDenied }
    /// The shortcut could not be given a phrase.
    public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
    /// The shortcuts could not be listed.
    public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
    /// The shortcut could not be deleted.
    public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
    /// A value could not be written.
    public static var encodingGeneric: Code { .encodingGeneric }
    /// A value could not be written.
    public static var encodingFailed: Code { .encodingFailed }
    /// A value could not be read.
    public static var decodingGeneric: Code { .decodingGeneric }
}
