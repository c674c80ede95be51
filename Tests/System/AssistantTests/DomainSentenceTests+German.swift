// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DomainSentenceTests {
    static let german = """
        Schick Anna eine Nachricht | SendMessage recipients=Anna
        Schick bitte Anna eine Nachricht | SendMessage recipients=Anna
        Schreib eine Nachricht an Anna Schmidt | SendMessage recipients=Anna Schmidt
        Kannst du bitte eine Nachricht an Anna schicken | SendMessage recipients=Anna
        Sag Anna, dass das Essen fertig ist | SendMessage recipients=Anna; content=das Essen fertig ist
        Lass Bob wissen, dass ich später komme | SendMessage recipients=Bob; content=ich später komme
        Schick eine Sprachnachricht an Anna | SendMessage recipients=Anna; outgoingMessageType=outgoingMessageAudio
        Lies meine ungelesenen Nachrichten vor | SearchForMessages attributes=unread
        Habe ich neue Nachrichten | SearchForMessages attributes=unread
        Was hat Anna geschrieben | SearchForMessages senders=Anna
        Ruf Anna an | StartCall contacts=Anna
        Ruf bitte Anna Schmidt an | StartCall contacts=Anna Schmidt
        Anna anrufen | StartCall contacts=Anna
        Ruf Mama über Lautsprecher an | StartCall contacts=Mama; audioRoute=speakerphoneAudioRoute
        Starte einen Videoanruf mit Anna | StartCall contacts=Anna; callCapability=videoCall
        Ruf Anna mit Concierge an | StartCall contacts=Anna
        Wahlwiederholung | StartCall destinationType=redial
        Spiel etwas Musik | PlayMedia mediaSearch.mediaType=music
        Spiel das Album Thriller von Michael Jackson | PlayMedia mediaSearch.mediaName=Thriller; mediaSearch.artistName=Michael Jackson; mediaSearch.mediaType=album
        Bestell mir ein Taxi | RequestRide
        Bestell ein Taxi zum Flughafen | RequestRide dropOffLocation=Flughafen
        """
}
