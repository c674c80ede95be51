// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``INIntentError`` as an `NSError`.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// The reason why the system could not carry out an app's call.
public struct INIntentError: CustomNSError, Hashable, @unchecked Sendable {
    // `@unchecked`: `userInfo` is fixed at creation and read only; anyone who makes
    // the error hands over what it holds.

    /// ``INIntentErrorDomain``.
    public static var errorDomain: String { INIntentErrorDomain }

    /// What went wrong.
    public let code: Code
    /// Keys as `NSError` has them.
    public let userInfo: [String: Any]

    /// An error with its code and, under `NSLocalizedDescriptionKey`, a sentence.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The same as ``userInfo``, with a sentence made from the code if there is none.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: code.sentence]) { given, _ in given }
    }
    /// The sentence a person reads.
    public var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String ?? code.sentence
    }

    /// Equal when the codes are.
    public static func == (left: INIntentError, right: INIntentError) -> Bool { left.code == right.code }

    /// Agrees with equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

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
        /// The image is invalid.
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
    /// The image is invalid.
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
        case .imageProxyInvalid: "The image is invalid."
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
