// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INSendMessageIntent {
    /// A message to a group of which only the name is known.
    public convenience init(
        recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, content: content,
            speakableGroupName: groupName.map { INSpeakableString(spokenPhrase: $0) }, conversationIdentifier: nil,
            serviceName: serviceName, sender: sender)
    }
}

extension INSearchForMessagesIntent {
    /// A search in groups of which only the names are known.
    public convenience init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
        attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?,
        identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?
    ) {
        self.init(
            recipients: recipients, senders: senders, searchTerms: searchTerms, attributes: attributes,
            dateTime: dateTimeRange, identifiers: identifiers, notificationIdentifiers: notificationIdentifiers,
            speakableGroupNames: groupNames?.map { INSpeakableString(spokenPhrase: $0) })
    }
}

#endif
