// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the peer behaves, by the environment variable `PEER_MODE`.
enum HostileMode: String {
    // Well.
    case answers
    /// Answers handle with what the process was given: environment, folder, descriptors, limits.
    case reportsItself
    /// Makes a call over each request and answers with the result.
    case calls
    /// The same before it says hello, and keeps the result until it is asked.
    case callsBeforeHello
    /// Answers handle with the result of the attempts and counts that the intent's values name.
    case triesThings

    // Ill at start.
    case exitsAtStart
    case crashesAtStart
    case neverReady
    case saysWrongVersion
    case saysHelloTwice
    case answersBeforeHello

    // Ill when asked.
    case crashesInResolve
    /// Leaves a file in its folder and crashes; the next process finds the file and answers.
    case crashesTheFirstTime
    case crashesInHandle
    case exitsInHandle
    case hangsInConfirm
    /// Never answers confirm, but goes on answering everything else.
    case forgetsConfirm
    case printsWithoutEnd
    case printsErrorsWithoutEnd
    case allocatesWithoutEnd
    case allocatesOneGreatPiece
    case sendsNoJSON
    case sendsTooLongFrame
    case sendsEmptyFrame
    case sendsDeepNesting
    case asks
    case answersTwice
    case answersAnother
    case floodsAnswers
    case reportsFault
    case neverReads
    case closesConnection
    case closesOutput
    /// Neither SIGTERM nor the end of its connection ends it.
    case ignoresTheEnd
    /// Starts a second process that holds all its descriptors, and crashes.
    case leavesAnOrphan
    case isTheOrphan
    case printsWordsAndCrashes
    /// Sends over each request what the intent's value `hostile` names, one of `HostileFile`.
    case sendsHostileFiles
    /// Answers handle with how many files have come so far.
    case countsFiles
    /// Makes a hundred calls at once and answers with how many were refused.
    case makesManyCalls
    /// Asks for five passwords and adds five, and ends without an answer to any.
    case callsAndExits
    /// Makes a call over handle, and waits forever.
    case callsAndWaits
    /// Makes calls without end and reads no result.
    case floodsCalls
    case sendsResult
    case makesUnknownCall

    // When asked to draw.
    /// One color, as large as it may be.
    case draws
    case drawsNothing
    case crashesOverDrawing
    case hangsOverDrawing
    case drawsTooTall
    case drawsTooNarrow
    /// Fewer pixels than points.
    case drawsCoarsely
    /// Reports pixels and never sends them.
    case keepsPixels
    /// Sends others than it told about.
    case swapsPixels
    case sendsPixelsFirst
    case repliesTwiceOverDrawing
    case sendsBrokenPixels
    case sendsPixelsUnasked
    /// Says it drew, and has nothing to show for it.
    case drawsWithoutPixels
    case answersDrawingWithText
    case refusesToDraw
}
