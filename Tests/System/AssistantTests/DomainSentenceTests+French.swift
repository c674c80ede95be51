// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DomainSentenceTests {
    static let french = """
        Envoie un message à Anna | SendMessage recipients=Anna
        Peux-tu envoyer un message à Anna Martin s’il te plaît | SendMessage recipients=Anna Martin
        Envoie un message vocal à Anna | SendMessage recipients=Anna; outgoingMessageType=outgoingMessageAudio
        Lis mes messages non lus | SearchForMessages attributes=unread
        Appelle Anna | StartCall contacts=Anna
        Appelle Anna Martin s’il te plaît | StartCall contacts=Anna Martin
        Appelle maman sur haut-parleur | StartCall contacts=maman; audioRoute=speakerphoneAudioRoute
        Appelle Anna en vidéo | StartCall contacts=Anna; callCapability=videoCall
        Appelle Anna avec Concierge | StartCall contacts=Anna
        Rappelle le dernier numéro | StartCall destinationType=redial
        Consulte ma messagerie vocale | StartCall destinationType=voicemail
        Mets de la musique | PlayMedia mediaSearch.mediaType=music
        Joue l’album Thriller de Michael Jackson | PlayMedia mediaSearch.mediaName=Thriller; mediaSearch.artistName=Michael Jackson; mediaSearch.mediaType=album
        Mets des chansons d’Adele | PlayMedia mediaSearch.artistName=Adele; mediaSearch.mediaType=music
        Commande un taxi | RequestRide
        Rappelle-moi d’acheter du lait | AddTasks taskTitles=acheter du lait
        Commande un taxi pour l’aéroport | RequestRide dropOffLocation=aéroport
        """
}
