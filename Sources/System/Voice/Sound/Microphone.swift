// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Hearing
import Processes
package import Sentences
import Synchronization

/// What the machine's microphone hears, by the program that the desktop has for recording.
package final class Microphone: SoundSource {
    /// Programs that record, each with the words that have it write bare samples; the first that is there is taken.
    private static let programs: [(name: String, arguments: [String])] = [
        ("parec", ["--raw", "--format=s16le", "--rate=\(SpeechFormat.rate)", "--channels=1", "--latency-msec=50"]),
        ("pw-record", ["--format=s16", "--rate=\(SpeechFormat.rate)", "--channels=1", "-"]),
        ("arecord", ["-q", "-t", "raw", "-f", "S16_LE", "-r", "\(SpeechFormat.rate)", "-c", "1"]),
    ]

    /// The first sound, even of silence, comes within this time.
    private static let patience = Duration.seconds(10)

    private let recording: SoundRecording

    /// Begins to record.
    ///
    /// - Parameter variables: Environment variables.
    package init(variables: [String: String]) throws(Problem<Fault>) {
        let found = Self.programs.lazy.compactMap { program in
            (try? Subprocess.search(program.name, path: variables["PATH"])).map { (program, $0) }
        }
        guard let (program, path) = found.first else {
            throw Problem("no program can record sound; install pulseaudio-utils or alsa-utils, or use --file")
        }
        recording = SoundRecording(of: program.name)
        let launch = ChildLaunch(
            executable: path, arguments: program.arguments, environment: variables, directory: "/")
        ChildProcess.launch(launch, observer: recording)
    }

    deinit {
        recording.end()
    }

    package func next() async throws -> [Int16]? {
        let recording = recording
        let timer = Task {
            try await Task.sleep(for: Self.patience)
            recording.giveUp(because: "it is silent for \(Self.patience)")
        }
        defer { timer.cancel() }
        let bytes = try await withTaskCancellationHandler {
            try await recording.next()
        } onCancel: {
            recording.end()
        }
        try Task.checkCancellation()
        return stride(from: 0, to: bytes.count - 1, by: 2).map {
            Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
        }
    }

    package func forget() async { recording.forget() }
}
