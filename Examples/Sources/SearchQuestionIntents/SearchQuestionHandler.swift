// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import QuestionBank
import SearchQuestionKit

/// Reads a picture, and answers the question that it shows.
final class SearchQuestionHandler: NSObject, SearchQuestionIntentHandling {
    private let recognizer: TextRecognizer

    init(recognizer: TextRecognizer) {
        self.recognizer = recognizer
    }

    func resolveImage(for intent: SearchQuestionIntent) async -> SearchQuestionImageResolutionResult {
        guard let image = intent.image else { return .needsValue() }
        do throws(RecognitionError) {
            try TextRecognizer.check(image.data)
            return .success(with: image)
        } catch {
            switch error {
            case .tooLarge: return .unsupported(forReason: .tooLarge)
            case .noPicture, .noLanguage: return .unsupported(forReason: .noPicture)
            }
        }
    }

    func handle(intent: SearchQuestionIntent) async -> SearchQuestionIntentResponse {
        do {
            guard try StudentSession.student() != nil else {
                return SearchQuestionIntentResponse(code: .notLoggedIn, userActivity: .signIn)
            }
            guard let folder = SharedFolder.index, let picture = intent.image?.data else {
                return SearchQuestionIntentResponse(code: .failure, userActivity: nil)
            }
            let search = try PictureSearch(search: QuestionSearch(folder: folder), recognizer: recognizer)
            guard let result = try await Patience.ofStudents.result(of: { try await search.search(picture) }) else {
                // Anyone who taps it sees the answer in the app.
                return SearchQuestionIntentResponse(code: .inProgress, userActivity: nil)
            }
            return try response(to: result, picture: picture)
        } catch {
            print("SearchQuestion: \(error.localizedDescription)")
            return SearchQuestionIntentResponse(code: .failure, userActivity: nil)
        }
    }

    private func response(to result: PictureSearch.Result, picture: Data) throws -> SearchQuestionIntentResponse {
        switch result {
        case .nothingToRead: return SearchQuestionIntentResponse(code: .noText, userActivity: nil)
        case .notFound: return SearchQuestionIntentResponse(code: .notFound, userActivity: nil)
        case .found(let match):
            let question = match.question
            try LastSearch(question: question.text, answer: question.answer).write(picture: picture)
            let response = SearchQuestionIntentResponse(code: .success, userActivity: nil)
            response.answer = question.answer
            response.question = question.text
            response.subject = question.subject.title
            response.score = NSNumber(value: (match.score * 100).rounded() / 100)
            return response
        }
    }
}
