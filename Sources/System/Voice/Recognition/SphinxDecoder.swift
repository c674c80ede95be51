// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CPocketSphinx
import Hearing
import Sentences

/// One recognizer of PocketSphinx, of a grammar or of any words; for one thread at a time.
struct SphinxDecoder: ~Copyable {
    private let decoder: OpaquePointer

    /// Hears the sentences of a grammar alone.
    ///
    /// - Throws: `Problem` where the model or the grammar can't be used.
    init(_ grammar: SpokenGrammar, model: SpeechModel) throws(Problem<Fault>) {
        try model.check()
        try RecognizerLibrary.load()
        let count = grammar.dictionary.utf8.count
        guard let decoder = beckon_sphinx_open(model.sounds, grammar.dictionary, count) else {
            throw .refused(folder: model.sounds)
        }
        let commands = grammar.commands
        guard beckon_sphinx_add(decoder, commands.name, commands.text, commands.text.utf8.count),
            ps_set_search(decoder, commands.name) == 0
        else {
            _ = ps_free(decoder)
            throw .refused(folder: model.sounds)
        }
        self.decoder = decoder
    }

    /// Hears any words of the model's dictionary.
    ///
    /// - Throws: `Problem` where the model can't be used.
    init(_ model: SpeechModel) throws(Problem<Fault>) {
        try model.check()
        try RecognizerLibrary.load()
        guard let decoder = beckon_sphinx_open_words(model.sounds, model.dictionary, model.language) else {
            throw .refused(folder: model.sounds)
        }
        self.decoder = decoder
    }

    deinit {
        _ = ps_free(decoder)
    }

    /// What samples are nearest to; nil if they are nothing.
    func hypothesis(of samples: [Int16]) -> Hypothesis? {
        guard ps_start_utt(decoder) == 0 else { return nil }
        let isHeard = ps_process_raw(decoder, samples, samples.count, 0, 1) >= 0
        guard ps_end_utt(decoder) == 0, isHeard else { return nil }
        guard ps_get_hyp(decoder, nil) != nil else { return nil }
        return Hypothesis(pieces())
    }

    private func pieces() -> [Hypothesis.Piece] {
        var pieces: [Hypothesis.Piece] = []
        var segment = ps_seg_iter(decoder)
        while let current = segment {
            var (first, last): (Int32, Int32) = (0, 0)
            var acoustic: Int32 = 0
            ps_seg_frames(current, &first, &last)
            _ = ps_seg_prob(current, &acoustic, nil, nil)
            if let word = ps_seg_word(current), first <= last {
                pieces.append(
                    Hypothesis.Piece(
                        word: String(cString: word), frames: Int(first)...Int(last), score: Int(acoustic)))
            }
            segment = ps_seg_next(current)
        }
        return pieces
    }
}
