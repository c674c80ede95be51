// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Quick steps, done where their values are usual.
extension RunContext {
    /// Does a quick step that goes on to the next.
    ///
    /// - Parameter textSize: No longer text is made.
    /// - Returns: False where its instruction has to do it; then nothing has changed.
    mutating func perform(_ step: QuickStep, textSize: Int) -> Bool {
        switch step.work {
        case .text(let pieces):
            guard let text = text(of: pieces, atMost: textSize) else { return false }
            keep(.text(text), of: step)
        case .calculate(let operation, let left, let right):
            guard let left = number(left), let right = number(right) else { return false }
            switch operation {
            case .add: keep(.number(left + right), of: step)
            case .subtract: keep(.number(left - right), of: step)
            case .multiply: keep(.number(left * right), of: step)
            }
        case .set(let variable, let value):
            guard let number = number(value) else { return false }
            variables[variable] = .number(number)
            keep(.number(number), of: step)
        case .nextRound: return false
        }
        return true
    }

    private mutating func keep(_ content: @autoclosure () -> Content, of step: QuickStep) {
        if let output = step.output { outputs[output] = content() }
        if step.isAwaited { previous = content() }
    }

    private func number(_ value: QuickStep.Value) -> Number? {
        switch value {
        case .number(let number): return number
        case .output(let place):
            guard case .one(let item) = outputs[place], case .number(let number) = item.value else { return nil }
            return number
        case .variable(let place):
            guard case .one(let item) = variables[place], case .number(let number) = item.value else { return nil }
            return number
        }
    }

    // MARK: - Texts

    /// The text of these pieces; nil where it would be too long, or one of them is a value that is neither a text nor a
    /// whole number.
    private func text(of range: Range<Int>, atMost most: Int) -> String? {
        var size = 0
        for piece in range {
            switch texts.pieces[piece] {
            case .letters(let letters): size += letters.count
            case .value(let value):
                guard let count = count(value) else { return nil }
                size += count
            }
        }
        guard size <= most else { return nil }
        return String(unsafeUninitializedCapacity: size) { bytes in
            var end = 0
            for piece in range { write(texts.pieces[piece], to: bytes, at: &end) }
            return end
        }
    }

    /// How many bytes a value has as text; nil where that is not known at once.
    private func count(_ value: QuickStep.Value) -> Int? {
        switch value {
        case .number(let number): Self.count(.number(number))
        case .output(let place): Self.count(outputs[place])
        case .variable(let place): Self.count(variables[place])
        }
    }

    private static func count(_ content: Content) -> Int? {
        guard case .one(let item) = content else { return nil }
        switch item.value {
        case .text(let text): return text.utf8.count
        case .number(.whole(let number)): return DecimalDigits.count(of: number)
        default: return nil
        }
    }

    private func write(_ piece: TextPieces.Piece, to bytes: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        switch piece {
        case .letters(let letters):
            let place = bytes.baseAddress?.advanced(by: end)
            texts.letters.withUnsafeBufferPointer { all in
                all.baseAddress.map { place?.update(from: $0 + letters.lowerBound, count: letters.count) }
            }
            end += letters.count
        case .value(.number(let number)): Self.write(.number(number), to: bytes, at: &end)
        case .value(.output(let place)): Self.write(outputs[place], to: bytes, at: &end)
        case .value(.variable(let place)): Self.write(variables[place], to: bytes, at: &end)
        }
    }

    private static func write(_ content: Content, to bytes: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        guard case .one(let item) = content else { return }
        switch item.value {
        case .text(let text):
            for byte in text.utf8 {
                bytes[end] = byte
                end += 1
            }
        case .number(.whole(let number)): DecimalDigits.write(number, to: bytes, at: &end)
        default: break
        }
    }
}

/// Whole numbers as their digits.
private enum DecimalDigits {
    static func count(of number: Int) -> Int {
        var bound: UInt = 10
        var count = 1
        while number.magnitude >= bound {
            count += 1
            let (next, isAbove) = bound.multipliedReportingOverflow(by: 10)
            if isAbove { break }
            bound = next
        }
        return number < 0 ? count + 1 : count
    }

    static func write(_ number: Int, to bytes: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        let start = end
        end += count(of: number)
        var place = end
        var rest = number.magnitude
        repeat {
            let next = rest / 10
            place -= 1
            bytes[place] = UInt8(truncatingIfNeeded: 0x30 + rest - next * 10)
            rest = next
        } while rest > 0
        if number < 0 { bytes[start] = 0x2D }
    }
}
