// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DomainSentenceTests {
    static let english = """
        Send a message to Ann saying I'm late | SendMessage recipients=Ann; content=I'm late
        send a message | SendMessage
        Could you send a message to Ann Smith please | SendMessage recipients=Ann Smith
        text Ann I'm running late | SendMessage recipients=Ann; content=I'm running late
        text mom that I'll be there at 8 | SendMessage recipients=mom; content=I'll be there at 8
        tell Ann that dinner is ready | SendMessage recipients=Ann; content=dinner is ready
        tell my wife I love her | SendMessage recipients=my wife; content=I love her
        Tell Li Lei I am on my way | SendMessage recipients=Li Lei; content=I am on my way
        let Bob know I can't come | SendMessage recipients=Bob; content=I can't come
        ask Bob if he is coming tonight | SendMessage recipients=Bob; content=if he is coming tonight
        ask dad what he wants for his birthday | SendMessage recipients=dad; content=what he wants for his birthday
        message Ann and Bob saying see you then | SendMessage recipients=Ann and Bob; content=see you then
        send Ann a text saying yes please | SendMessage recipients=Ann; content=yes please
        send Ann a message that says the meeting is at three | SendMessage recipients=Ann; content=the meeting is at three
        write a message to Grace Hopper | SendMessage recipients=Grace Hopper
        send a message to the Family group saying happy new year | SendMessage speakableGroupName=Family; content=happy new year
        send a voice message to Ann | SendMessage recipients=Ann; outgoingMessageType=outgoingMessageAudio
        reply to Ann saying thank you | SendMessage recipients=Ann; content=thank you
        say happy birthday to Ann | SendMessage recipients=Ann; content=happy birthday
        tell Ann I'm late with Concierge | SendMessage recipients=Ann; content=I'm late
        ask Concierge to send a message to Ann | SendMessage recipients=Ann
        Send a message to Grace Hopper with Concierge | SendMessage recipients=Grace Hopper
        read my messages | SearchForMessages
        read my unread messages | SearchForMessages attributes=unread
        do I have any new messages | SearchForMessages attributes=unread
        show me messages from Ann | SearchForMessages senders=Ann
        read the latest message from Ann | SearchForMessages senders=Ann
        find messages about the trip to Rome | SearchForMessages searchTerms=the trip to Rome
        find messages from Ann about lunch | SearchForMessages senders=Ann; searchTerms=lunch
        search my messages for invoice | SearchForMessages searchTerms=invoice
        show messages from yesterday | SearchForMessages dateTimeRange=yesterday
        what did Ann say | SearchForMessages senders=Ann
        Read my unread messages in Concierge | SearchForMessages attributes=unread
        mark this message as read | SetMessageAttribute attribute=read
        mark all my messages as unread | SetMessageAttribute attribute=unread
        flag that message | SetMessageAttribute attribute=flagged
        edit my last message to say I'll be there at nine | EditMessage editedContent=I'll be there at nine
        unsend my last message | UnsendMessages
        Call Ann | StartCall contacts=Ann
        please call Ann Smith now | StartCall contacts=Ann Smith
        call mom on speaker | StartCall contacts=mom; audioRoute=speakerphoneAudioRoute
        give Ann a call | StartCall contacts=Ann
        make a phone call to Bob | StartCall contacts=Bob
        video call Ann | StartCall contacts=Ann; callCapability=videoCall
        start a video call with Ann and Bob | StartCall contacts=Ann and Bob; callCapability=videoCall
        Start a video call to Grace Hopper with Concierge | StartCall contacts=Grace Hopper; callCapability=videoCall
        call 555 123 4567 | StartCall contacts=555 123 4567
        redial | StartCall destinationType=redial
        call back | StartCall destinationType=callBack
        check my voicemail | StartCall destinationType=voicemail
        call 911 | StartCall destinationType=emergency
        Call Ada Lovelace with Concierge | StartCall contacts=Ada Lovelace
        hang up | HangUpCall
        end the call | HangUpCall
        answer the phone | AnswerCall
        pick up the call on speaker | AnswerCall audioRoute=speakerphoneAudioRoute
        show my missed calls | SearchCallHistory callTypes=missed
        did I miss any calls | SearchCallHistory callTypes=missed
        who called me yesterday | SearchCallHistory callTypes=received; dateCreated=yesterday
        show me my call history | SearchCallHistory
        did Ann call | SearchCallHistory recipient=Ann; callTypes=received
        play some music | PlayMedia mediaSearch.mediaType=music
        play Yesterday by The Beatles | PlayMedia mediaSearch.mediaName=Yesterday; mediaSearch.artistName=The Beatles
        play something by Jay Chou | PlayMedia mediaSearch.artistName=Jay Chou; mediaSearch.mediaType=music
        Play Jay Chou on Concierge | PlayMedia mediaSearch.mediaName=Jay Chou
        play the album Abbey Road | PlayMedia mediaSearch.mediaName=Abbey Road; mediaSearch.mediaType=album
        play some jazz | PlayMedia mediaSearch.genreNames=jazz; mediaSearch.mediaType=music
        play relaxing music | PlayMedia mediaSearch.moodNames=relaxing; mediaSearch.mediaType=music
        play music for studying | PlayMedia mediaSearch.activityNames=studying; mediaSearch.mediaType=music
        play my Summer playlist | PlayMedia mediaSearch.mediaName=Summer; mediaSearch.mediaType=playlist; mediaSearch.reference=my
        play the latest episode of Radiolab | PlayMedia mediaSearch.mediaName=Radiolab; mediaSearch.mediaType=podcastEpisode; mediaSearch.sortOrder=newest
        play the podcast Serial | PlayMedia mediaSearch.mediaName=Serial; mediaSearch.mediaType=podcastShow
        shuffle my music | PlayMedia mediaSearch.mediaType=music; mediaSearch.reference=my; playShuffled=true
        play Bohemian Rhapsody on repeat | PlayMedia mediaSearch.mediaName=Bohemian Rhapsody; playbackRepeatMode=all
        play Hey Jude next | PlayMedia mediaSearch.mediaName=Hey Jude; playbackQueueLocation=next
        resume the music | PlayMedia resumePlayback=true
        play Serial at double speed | PlayMedia mediaSearch.mediaName=Serial; playbackSpeed=2
        watch the movie Metropolis | PlayMedia mediaSearch.mediaName=Metropolis; mediaSearch.mediaType=movie
        add this song to my library | AddMedia mediaSearch.reference=currentlyPlaying; mediaDestination.type=library
        add this song to my Workout playlist | AddMedia mediaSearch.reference=currentlyPlaying; mediaDestination.playlistName=Workout
        add Hey Jude by The Beatles to my Oldies playlist | AddMedia mediaSearch.mediaName=Hey Jude; mediaSearch.artistName=The Beatles; mediaDestination.playlistName=Oldies
        find songs by Queen | SearchForMedia mediaSearch.artistName=Queen; mediaSearch.mediaType=music
        search for the podcast Serial | SearchForMedia mediaSearch.mediaName=Serial; mediaSearch.mediaType=podcastShow
        I like this song | UpdateMediaAffinity affinityType=like; mediaSearch.reference=currentlyPlaying
        I don't like this song | UpdateMediaAffinity affinityType=dislike; mediaSearch.reference=currentlyPlaying
        start a slideshow | StartPhotoPlayback
        Pay Ann 20 dollars for lunch | SendPayment payee=Ann; currencyAmount=20 dollars; note=lunch
        send Grace Hopper 20 euros for lunch with Concierge | SendPayment payee=Grace Hopper; currencyAmount=20 euros; note=lunch
        send $20 to Ann | SendPayment payee=Ann; currencyAmount=$20
        pay Bob €12.50 for the pizza | SendPayment payee=Bob; currencyAmount=€12.50; note=the pizza
        give Ann fifty bucks | SendPayment payee=Ann; currencyAmount=fifty bucks
        transfer five hundred dollars to Bob | SendPayment payee=Bob; currencyAmount=five hundred dollars
        send money to Ann | SendPayment payee=Ann
        pay Ann back | SendPayment payee=Ann
        request 15 dollars from Bob for the movie | RequestPayment payer=Bob; currencyAmount=15 dollars; note=the movie
        ask Ann for 20 euros | RequestPayment payer=Ann; currencyAmount=20 euros
        pay my electricity bill | PayBill billType=electricity
        pay the rent | PayBill billType=rent
        pay 50 dollars toward my credit card bill | PayBill transactionAmount=50 dollars; billType=credit card
        show my unpaid bills | SearchForBills status=unpaid
        how much is my phone bill | SearchForBills billType=phone
        what's my account balance | SearchForAccounts requestedBalanceType=money
        How much is on my savings account in Concierge | SearchForAccounts accountType=savings; requestedBalanceType=money
        how many points do I have | SearchForAccounts requestedBalanceType=points
        transfer 100 dollars from checking to savings | TransferMoney transactionAmount=100 dollars; fromAccount=checking; toAccount=savings
        Start a 30 minute run | StartWorkout goalValue=30; workoutGoalUnitType=minutes; workoutName=run
        start a run | StartWorkout workoutName=run
        start a workout | StartWorkout
        start an outdoor walk | StartWorkout workoutName=walk; workoutLocationType=outdoor
        begin an indoor cycling workout | StartWorkout workoutName=cycling; workoutLocationType=indoor
        start a 5 kilometer run | StartWorkout goalValue=5000; workoutGoalUnitType=meter; workoutName=run
        go for a three mile walk | StartWorkout goalValue=3; workoutGoalUnitType=miles; workoutName=walk
        start a 300 calorie workout | StartWorkout goalValue=300; workoutGoalUnitType=kiloCalorie
        start yoga for half an hour | StartWorkout workoutName=yoga; goalValue=30; workoutGoalUnitType=minute
        start a Stair Sprint workout | StartWorkout workoutName=Stair Sprint
        run 2 hours | StartWorkout workoutName=run; goalValue=2; workoutGoalUnitType=hours
        start an open-ended swim | StartWorkout workoutName=swim; isOpenEnded=true
        pause my workout | PauseWorkout
        pause the run | PauseWorkout workoutName=run
        resume my workout | ResumeWorkout
        end my workout | EndWorkout
        I'm done with my workout | EndWorkout
        cancel the workout | CancelWorkout
        Get me a ride to the airport | RequestRide dropOffLocation=the airport
        call me a taxi | RequestRide
        order a taxi to the station | RequestRide dropOffLocation=the station
        get me a ride home | RequestRide dropOffLocation=home
        book a cab from the hotel to the museum | RequestRide pickupLocation=the hotel; dropOffLocation=the museum
        I need a ride to the airport tomorrow at 8 | RequestRide dropOffLocation=the airport; scheduledPickupTime=tomorrow at 8
        get a ride for 3 people to the stadium | RequestRide partySize=3; dropOffLocation=the stadium
        take me to 12 Main Street | RequestRide dropOffLocation=12 Main Street
        pick me up at the station | RequestRide pickupLocation=the station
        where is my ride | GetRideStatus
        Where is my Concierge ride? | GetRideStatus
        when will my taxi arrive | GetRideStatus
        cancel my ride | CancelRide
        which rides are available | ListRideOptions
        how much is a taxi to the airport | ListRideOptions dropOffLocation=the airport
        rate my last ride | SendRideFeedback
        give my driver 5 stars | SendRideFeedback rating=5
        tip my driver 5 dollars | SendRideFeedback tip=5 dollars
        Create a note in Concierge | CreateNote
        create a note saying the key is under the mat | CreateNote content=the key is under the mat
        make a note called Ideas | CreateNote title=Ideas
        note that the car needs oil | CreateNote content=the car needs oil
        add bread and milk to my Shopping note | AppendToNote content=bread and milk; targetNote=Shopping
        remind me to call Ann | AddTasks taskTitles=call Ann
        remind me to water the plants tomorrow at 8 | AddTasks taskTitles=water the plants; temporalEventTrigger=tomorrow at 8
        remind me tomorrow to buy milk | AddTasks taskTitles=buy milk; temporalEventTrigger=tomorrow
        Add milk and bread to my shopping list in Concierge | AddTasks taskTitles=milk and bread; targetTaskList=shopping
        remind me to get bread when I leave the office | AddTasks taskTitles=get bread; spatialEventTrigger.placemark=the office; spatialEventTrigger.event=depart
        create a list called Groceries | CreateTaskList title=Groceries
        remove milk from my shopping list | DeleteTasks tasks=milk; taskList=shopping
        delete all my tasks | DeleteTasks all=true
        mark buy milk as done | SetTaskAttribute targetTask=buy milk; status=completed
        snooze the reminder until tomorrow | SnoozeTasks nextTriggerTime=tomorrow
        show my notes | SearchForNotebookItems itemType=note
        find notes about Rome | SearchForNotebookItems content=Rome; itemType=note
        what do I have to do tomorrow | SearchForNotebookItems dateTime=tomorrow; itemType=task; dateSearchType=byDueDate
        show me my shopping list | SearchForNotebookItems title=shopping; itemType=taskList
        show me photos of dogs | SearchForPhotos searchTerms=dogs
        show photos from yesterday | SearchForPhotos dateCreated=yesterday
        find pictures taken in Paris | SearchForPhotos locationCreated=Paris
        show my selfies | SearchForPhotos includedAttributes=selfie
        show the Vacation album | SearchForPhotos albumName=Vacation
        show photos of Ann and me | SearchForPhotos peopleInPhoto=Ann
        show my payment code | GetVisualCode visualCodeType=payment code
        show me my contact code | GetVisualCode visualCodeType=contact code
        lock my car | SetCarLockStatus locked=true
        unlock the car doors | SetCarLockStatus locked=false
        is my car locked | GetCarLockStatus
        how much fuel does my car have left | GetCarPowerLevelStatus
        honk the horn | ActivateCarSignal signals=audible
        find my car | ActivateCarSignal signals=audible and visible
        set the temperature to 21 degrees | SetClimateSettingsInCar temperature=21 degrees
        turn on the air conditioning in the car | SetClimateSettingsInCar enableAirConditioner=true
        turn on the rear window defroster | SetDefrosterSettingsInCar defroster=rear; enable=true
        turn on seat heating | SetSeatSettingsInCar enableHeating=true
        heat the driver seat | SetSeatSettingsInCar seat=driver’s seat; enableHeating=true
        switch to driver profile 2 | SetProfileInCar profileNumber=2
        switch the audio source to bluetooth | SetAudioSourceInCar audioSource=Bluetooth
        tune to 98.5 FM | SetRadioStation frequency=98.5; radioType=FM
        turn on the radio | SetRadioStation
        tune the radio to Jazz Radio | SetRadioStation stationName=Jazz Radio
        book a table for 4 at Luigi's tomorrow at 8 pm | BookRestaurantReservation partySize=4; restaurant=Luigi's; bookingDateComponents=tomorrow at 8 pm
        book a table for two | BookRestaurantReservation partySize=2
        make a dinner reservation at Chez Panisse | BookRestaurantReservation restaurant=Chez Panisse
        show my reservations | GetUserCurrentRestaurantReservationBookings
        are there any tables free at Luigi's | GetAvailableRestaurantReservationBookings restaurant=Luigi's
        """
}
