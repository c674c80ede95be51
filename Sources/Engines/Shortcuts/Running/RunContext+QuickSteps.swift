// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Quick steps, done where their values are usual.
extension RunContext {
    /// Does a quick step that goes on to the next.
    ///
    /// - Returns: False if its instruction has to do it; then nothing has changed.
    mutating func perform(_ step: QuickStep, within limits: RunLimits) -> Bool {
        switch step.work {
        case .text(let pieces):
            guard let text = text(of: pieces, atMost: limits.textSize) else { return false }
            keep(.text(text), of: step)
        case .calculate(let operation, let left, let right):
            guard let left = number(left), let right = number(right) else { return false }
            switch operation {
            case .add: keep(.number(left + right), of: step)
            case .subtract: keep(.number(left - right), of: step)
            case .multiply: keep(.number(left * right), of: step)
            }
        case .set(let variable, let value):
            let content = content(value)
            variables[variable] = content
            keep(content, of: step)
        case .append(let value, let variable):
            let content = content(value)
            guard variables[variable].count + content.count <= limits.items else { return false }
            append(content, to: variable, step)
        case .item(let list, let index):
            guard case .whole(let index)? = number(index), case .many(let items) = content(list),
                items.indices.contains(index - 1)
            else { return false }
            keep(.one(items[index - 1]), of: step)
        case .value(let dictionary, let key):
            guard case .one(let item) = content(dictionary), case .dictionary(let dictionary) = item.value,
                let key = text(of: key, atMost: limits.textSize), let value = dictionary[key]
            else { return false }
            keep(KeyPath.flattened(value), of: step)
        case .endBranch:
            let content = previous
            keep(content, of: step)
        case .test, .jump, .nextRound, .nextItem: return false
        }
        return true
    }

    /// Whether a test holds; nil if its instruction has to say.
    func holds(_ test: QuickStep.Test, within limits: RunLimits) -> Bool? {
        switch test {
        case .compares(let left, let order, let right):
            guard let left = number(left), let right = number(right) else { return nil }
            return order.holds(left, right)
        case .contains(let value, let piece):
            guard case .one(let item) = content(value), case .text(let text) = item.value,
                let piece = self.text(of: piece, atMost: limits.textSize)
            else { return nil }
            return TextBytes.contains(text, piece)
        }
    }

    private mutating func append(_ content: Content, to variable: Int, _ step: QuickStep) {
        // As the instruction does it: what is about to be replaced holds the list no longer.
        dropLastOutput(step.output)
        append(content, to: variable)
        let all = variables[variable]
        keep(all, of: step)
    }

    private func content(_ value: QuickStep.Value) -> Content {
        switch value {
        case .number(let number): .number(number)
        case .output(let place): outputs[place]
        case .variable(let place): variables[place]
        case .previous: previous
        }
    }

    private mutating func keep(_ content: @autoclosure () -> Content, of step: QuickStep) {
        if let output = step.output { outputs[output] = content() }
        if step.isAwaited { previous = content() }
    }

    private func number(_ value: QuickStep.Value) -> Number? {
        switch value {
        case .number(let number): return number
        case .output(let place): return Self.number(outputs[place])
        case .variable(let place): return Self.number(variables[place])
        case .previous: return Self.number(previous)
        }
    }

    private static func number(_ content: Content) -> Number? {
        guard case .one(let item) = content, case .number(let number) = item.value else { return nil }
        return number
    }

    // MARK: - Texts

    /// The text of these pieces; nil if it would be too long, or one of them is a value that is neither a text nor a
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

    /// How many bytes a value has as text; nil if that is not known at once.
    private func count(_ value: QuickStep.Value) -> Int? {
        switch value {
        case .number(let number): Self.count(.number(number))
        case .output(let place): Self.count(outputs[place])
        case .variable(let place): Self.count(variables[place])
        case .previous: Self.count(previous)
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
        case .value(.previous): Self.write(previous, to: bytes, at: &end)
        }
    }

    private static func write(_ content: Content, to bytes: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        guard case .one(let item) = content else { return }
        switch item.value {
        case .text(let text): TextBytes.write(text, to: bytes, at: &end)
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
