// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INCallRecordTypeOptions {
    /// The options and the single types they stand for.
    private static let types: [(INCallRecordTypeOptions, INCallRecordType)] = [
        (.outgoing, .outgoing), (.missed, .missed), (.received, .received), (.latest, .latest),
        (.voicemail, .voicemail),
    ]

    /// The set that holds one type; empty for the unknown one.
    init(_ type: INCallRecordType) { self = Self.types.first { $0.1 == type }?.0 ?? [] }

    /// The type, where there is exactly one in the set.
    var single: INCallRecordType { Self.types.first { $0.0 == self }?.1 ?? .unknown }
}

extension INStartCallIntent {
    /// A call to the participants of the last call of a type.
    public convenience init(
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
        recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability
    ) {
        let types = INCallRecordTypeOptions(recordTypeForRedialing)
        self.init(
            callRecordFilter: types.isEmpty
                ? nil : INCallRecordFilter(participants: nil, callTypes: types, callCapability: callCapability),
            callRecordToCallBack: nil, audioRoute: audioRoute, destinationType: destinationType, contacts: contacts,
            callCapability: callCapability)
    }
}

extension INSearchCallHistoryIntent {
    /// A search among the calls of one type.
    public convenience init(
        call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?,
        callCapabilities: INCallCapabilityOptions = []
    ) {
        self.init(
            dateCreated: dateCreated, recipient: recipient, callCapabilities: callCapabilities,
            callTypes: INCallRecordTypeOptions(callType), unseen: nil)
    }
}

#endif
