// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import Processes
import Sentences
import Synchronization
import Wire

extension ExtensionProcess: ChildObserver {
    func started(_ child: ChildProcess) {
        let isToEnd = state.withLock { state in
            state.child = child
            return state.isLeaving && state.exchanges.isEmpty
        }
        let useWatch = limits.use.watch(child, resources: limits.resources, by: timekeeper) { [weak self] excess in
            self?.fail(.outOfMemory, "\(excess) and was ended")?.kill()
        }
        state.withLock { $0.useWatch = useWatch }
        trace?(.started(identifier: launch.identifier, process: child.identifier))
        if isToEnd { child.kill() }
    }

    func notStarted(_ error: LaunchError) {
        traceEnd("was not started")
        let kind: ExtensionFailure.Kind = if case .notFound = error { .notFound } else { .launchFailed }
        cannotStart("\(error)", kind)
    }

    func cannotStart(_ reason: String, _ kind: ExtensionFailure.Kind) {
        finish { _, _ in failure(kind, "could not be started: \(reason)", lastWords: nil) }
    }

    func received(_ descriptor: OpenFile) {
        calls.files.take(descriptor)
    }

    func received(_ bytes: UnsafeRawBufferPointer) {
        let child = state.withLock { $0.child }
        calls.proceed()
        do throws(FrameError) {
            decoder.withLock { $0.append(bytes) }
            while child?.isHeld != true, let frame = try nextFrame() {
                try receive(MessageFromExtension(frame: frame, files: calls.files.table))
            }
        } catch {
            violate("sent what cannot be read: \(error)")
        }
    }

    func connectionClosed() {
        // A crashed process is about to tell its end; one that goes on living is of no use.
        let child = state.withLock { state in
            state.hasClosedConnection = !state.isLeaving
            state.isLeaving = true
            return state.child
        }
        child?.hangUp(grace: limits.leave)
    }

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        let isFlood = state.withLock { state in
            switch channel {
            case .standardOutput: state.outputTail.append(bytes)
            case .standardError: state.errorTail.append(bytes)
            }
            state.printed += bytes.count
            return state.printed > limits.output && state.verdict == nil
        }
        if let trace {
            let text = String(decoding: bytes, as: UTF8.self).withoutControlCharacters
            trace(.printed(identifier: launch.identifier, text: text))
        }
        guard isFlood else { return }
        let text = "printed more than \(limits.output) bytes over one request and was ended; make it print less"
        fail(.floodedOutput, text)?.kill()
    }

    func ended(_ termination: Termination) {
        calls.end()
        traceEnd(termination.cause.description)
        finish { explanation(of: termination, in: $0, asked: $1) }
    }

    private func traceEnd(_ text: String) {
        // Whoever is told that the process is gone finds it in no list any more.
        let child = state.withLock { state in
            defer { state.child = nil }
            return state.child
        }
        guard let child else { return }
        trace?(.ended(identifier: launch.identifier, process: child.identifier, text: text))
    }
}

// MARK: - What it says

extension ExtensionProcess {
    /// Nil once the process has broken the protocol: nothing more of it is believed.
    private func nextFrame() throws(FrameError) -> Data? {
        guard state.withLock({ $0.verdict == nil }) else { return nil }
        let child = state.withLock { $0.child }
        return try decoder.withLock { decoder throws(FrameError) in try calls.nextFrame(of: &decoder, from: child) }
    }

    private func receive(_ message: MessageFromExtension) {
        switch message {
        case .hello:
            becomeReady()
        case .call(let number, let call):
            take(call, number: number)
        case .reply(let number, let reply):
            guard state.withLock({ $0.phase == .ready }) else { return violate("answered before it said hello") }
            take(reply, to: number)
        case .pixels(let number, let pixels):
            take(pixels, of: number)
        case .fault(let number, let text):
            take(fault: text, of: number)
        }
    }

    private func take(_ call: AnySystemCall, number: Int) {
        let (isOver, child) = state.withLock { ($0.verdict != nil || $0.phase == .ended, $0.child) }
        guard !isOver, let child else { return }
        if !calls.take(call, number: number, from: child) { violate("made calls and did not read their results") }
    }

    private func becomeReady() {
        let ready = state.withLock { state -> (ChildProcess, held: [(number: Int, frame: OutgoingFrame)])? in
            guard state.phase == .starting, let child = state.child else { return nil }
            state.phase = .ready
            state.isReady = true
            for (number, _) in state.held { state.exchanges[number]?.wasSent = true }
            defer { state.held = [] }
            return (child, state.held)
        }
        guard let (child, held) = ready else { return violate("said hello twice") }
        for (number, frame) in held { send(frame, number, to: child) }
    }

    private func take(_ reply: ExtensionReply, to number: Int) {
        if case .panel(let panel) = reply, panel.pixels != nil {
            switch expectPixels(of: panel, to: number) {
            case true?: return
            case false?: return violate("answered request \(number) twice, where its pixels were to come")
            case nil: break
            }
        }
        guard let exchange = close(number) else {
            return stray("answered request \(number), which is not open: a second answer, or one nobody asked for")
        }
        let answer = ExtensionAnswer(reply: reply, faults: exchange.faults)
        exchange.continuation?.resume(returning: .answered(answer))
    }

    /// Holds an answer back until its pixels are there; false when one is held back already, nil when nobody waits.
    private func expectPixels(of panel: PanelReply, to number: Int) -> Bool? {
        state.withLock { state in
            guard let exchange = state.exchanges[number], case .draw = exchange.request else { return nil }
            guard exchange.drawing == nil else { return false }
            state.exchanges[number]?.drawing = panel
            return true
        }
    }

    private func take(_ pixels: PanelPixels, of number: Int) {
        let (isOpen, drawing) = state.withLock { ($0.exchanges[number] != nil, $0.exchanges[number]?.drawing) }
        guard isOpen else { return stray("sent the pixels of request \(number), which is not open") }
        guard let drawing, drawing.pixels == pixels.extent else {
            return violate("sent \(pixels.width) × \(pixels.height) pixels, which are not those it told of")
        }
        guard let exchange = close(number) else { return }
        let answer = ExtensionAnswer(reply: .panel(drawing), pixels: pixels, faults: exchange.faults)
        exchange.continuation?.resume(returning: .answered(answer))
    }

    private func take(fault: String, of number: Int) {
        let isOpen = state.withLock { state in
            state.exchanges[number]?.add(fault: fault)
            return state.exchanges[number] != nil
        }
        if !isOpen { stray(fault) }
    }

    /// Something that belongs to no open request: it is told, and bounded, for telling costs time.
    private func stray(_ text: String) {
        let (isTooMuch, isOpen) = state.withLock { state in
            state.strayFrames += 1
            let oldest = state.exchanges.keys.min()
            if let oldest { state.exchanges[oldest]?.add(fault: text) }
            return (state.strayFrames > limits.strayFrames, oldest != nil)
        }
        if isTooMuch {
            violate("sent more than \(limits.strayFrames) messages that belong to no request")
        } else if !isOpen {
            let text = text.withoutControlCharacters.shortened(to: 1000)
            trace?(.lateFault(identifier: launch.identifier, text: text))
        }
    }

    func violate(_ reason: String) {
        let text =
            "broke the protocol and was ended: it \(reason); build it with this Beckon, and leave descriptor 3 alone"
        fail(.protocolViolation, text)?.kill()
    }
}
