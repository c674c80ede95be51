// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of people and how to reach them.
    static let contacts = ActionSummaries(
        .contacts,
        [
            .init("detect.contacts", "Get the contacts in {WFInput}", output: "Contacts"),
            .init("detect.emailaddress", "Get the email addresses in {WFInput}", output: "Email Addresses"),
            .init("detect.phonenumber", "Get the phone numbers in {WFInput}", output: "Phone Numbers"),
            .init("email", "Email address {WFEmailAddress}"),
            .init("phonenumber", "Phone number {WFPhoneNumber}"),
            .init("properties.contacts", "Get the {WFContentItemPropertyName} of {WFInput}"),
        ],
        parameters: [
            .init("WFEmailAddress", "Email Address"),
            .init("WFPhoneNumber", "Phone Number"),
        ])
}
