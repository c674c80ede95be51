// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Sentences that voices speak, and those that the example apps do nothing about.
enum SpokenSentences {
    /// Counts with kinds, amounts, lengths of time and names of options that the example apps take.
    static let own = [
        "order two margheritas", "order a pizza", "order three marinaras please", "please order four hot salami",
        "order a margherita", "order one tuna and onion", "order two margherita pizzas",
        "order five ham and mushroom", "order twelve margheritas", "order a hot salami pizza please",
        "order two margheritas in the station shop", "order a marinara in the harbour shop",
        "order three salami pizzas please", "order with pizzeria", "please order ten tuna and onion pizzas",
        "order ham and mushroom from pizzeria", "buy one hundred grams of assam", "buy two hundred grams of sencha",
        "buy five hundred grams of earl grey please", "buy fifty grams of chamomile",
        "please buy two hundred and fifty grams of longjing", "buy tea", "buy earl grey with tea diary",
        "log two cups of sencha", "log three cups of earl grey", "log a cup of chamomile",
        "log one cup of assam please", "log five cups of dragon well", "log four cups of assam",
        "log a cup in tea diary", "count my cups", "count the cups of this week", "count the cups of today",
        "give assam five stars", "give earl grey four stars please", "please give sencha three stars", "rate tea",
        "steep earl grey", "steep sencha please", "please steep the chamomile", "suggest green tea",
        "suggest black tea with tea diary", "suggest a tea please", "open sencha", "punch in", "please punch in",
        "log thirty minutes of running", "log two hours of cycling", "log forty five minutes of swimming",
        "log an hour of running", "log ten minutes of cycling please", "please log twenty minutes of swimming",
        "log my breakfast please", "show the rate of the us dollar", "show the rate of the swiss franc",
        "show the dollar rate", "please show the rate of the japanese yen",
        "show the rate of the pound sterling please", "end my workout", "pause my workout",
    ]

    /// Sentences of other things. Some begin as a title does.
    static let strange = [
        "order a new washing machine", "order two tickets for the concert", "order flowers for my mother",
        "please order a new phone", "buy three tickets to berlin", "buy some bread and butter", "buy a birthday card",
        "log into my account", "log out of the computer", "log the visitors of today", "count the stars in the sky",
        "count to one hundred", "count my money please", "give me five minutes", "give the dog some water",
        "give three apples to the children", "rate this restaurant", "open the window", "open the garage door please",
        "show me the way to the station", "show the weather for tomorrow", "show the calendar",
        "suggest a good restaurant", "suggest a film for tonight", "start the dishwasher", "start the car engine",
        "pause the television", "please turn off the lights", "turn up the heating in the kitchen",
        "what is the capital of france", "who won the football match yesterday", "how tall is mount everest",
        "elephants never forget", "it is raining again", "the doctor was very friendly",
        "water the plants every morning", "set an alarm for seven o'clock", "what time is it in tokyo",
        "the train leaves at half past nine", "two hundred people came to the party", "five minutes of silence",
        "a cup of coffee and a piece of cake", "thirty grams of sugar", "three stars for the hotel",
        "the station is closed today", "the harbour is full of ships", "tea is grown in china and india",
        "the dollar fell against the euro", "running is good for your health", "she swims two hours every day",
        "please close the door behind you", "where did i put my keys", "tell me a joke",
        "translate good morning into spanish", "the next song is much better", "nobody was at home",
        "breakfast is ready on the table", "put the milk in the fridge", "the week was long and hard",
        "punch a hole in the paper",
    ]
}
