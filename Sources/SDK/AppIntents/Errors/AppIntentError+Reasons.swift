// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage

extension AppIntentError {
    /// Reasons why an intent cannot continue.
    public enum Unrecoverable {
        /// The entity was not found.
        public static let entityNotFound = AppIntentError(failure: "There is no such thing.")
        /// The feature is currently restricted.
        public static let featureCurrentlyRestricted = AppIntentError(
            failure: "This isn’t allowed on this device at present.")
        /// There is no network connection.
        public static let networkFailure = AppIntentError(failure: "The network can’t be reached.")
        /// It is not allowed.
        public static let notAllowed = AppIntentError(failure: "This isn’t allowed.")
        /// It succeeded only in part.
        public static let partialFailure = AppIntentError(failure: "Only a part of it could be done.")
        /// Unknown.
        public static let unknown = AppIntentError(failure: "Something went wrong.")
        /// The device lacks the feature.
        public static let unsupportedOnDevice = AppIntentError(failure: "This device can’t do that.")
        /// The action cannot be undone.
        public static let unableToUndo = AppIntentError(failure: "It can’t be undone.")
    }

    /// Actions that a person must take before an intent can continue.
    public enum UserActionRequired {
        /// Set up an account.
        public static let accountSetup = AppIntentError(failure: "An account has to be set up in the app first.")
        /// Confirm the action.
        public static let confirmation = AppIntentError(failure: "It has to be confirmed in the app first.")
        /// Sign in.
        public static let signin = AppIntentError(failure: "You have to sign in to the app first.")
    }

    /// Permissions that a person must grant before an intent can continue.
    public enum PermissionRequired {
        /// Devices nearby.
        public static let bluetooth = AppIntentError(failure: "The app has to be allowed to use Bluetooth first.")
        /// Contacts.
        public static let contacts = AppIntentError(failure: "The app has to be allowed to see the contacts first.")
        /// Devices in the same network.
        public static let localNetwork = AppIntentError(
            failure: "The app has to be allowed to use the local network first.")
        /// Pictures.
        public static let photos = AppIntentError(failure: "The app has to be allowed to see the photos first.")
        /// The assistant.
        public static let siri = AppIntentError(failure: "The assistant has to be allowed to use the app first.")

        /// Where the person is.
        public static func location(precise: Bool) -> AppIntentError {
            AppIntentError(failure: "The app has to be allowed to see the location first.")
        }
    }

    private init(failure english: String) {
        self.init(
            .failure(LocalizedStringResource(stringLiteral: SystemWords.text(english, in: PersonLanguage.current))))
    }
}
