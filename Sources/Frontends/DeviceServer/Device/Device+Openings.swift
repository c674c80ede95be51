// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Device {
    /// What brings an app to the front.
    struct Opening {
        /// Nil where only the system knows.
        var app: String?
        var task: Task<Void, any Error>
    }

    /// Has an app come to the front, until the person goes home; where it fails, it leaves the screen again.
    ///
    /// - Parameter app: Nil where only the system knows which one comes.
    /// - Throws: Whatever the work throws, unless the opening is not wanted any more.
    func bring(
        _ app: String?, _ work: @escaping @Sendable (any DeviceSystem) async throws -> Void
    ) async throws {
        lastOpening += 1
        let number = lastOpening
        let opening = Task { [system] in try await work(system) }
        openings[number] = Opening(app: app, task: opening)
        defer { openings[number] = nil }
        do {
            try await opening.value
        } catch {
            guard !opening.isCancelled else { return }
            if let app { apply(.ended(app)) }
            throw error
        }
    }

    /// Calls off what is on its way to the front.
    ///
    /// - Returns: Whether there was anything, after its end: some of it may have come.
    func endOpenings() async -> Bool {
        let all = Array(openings.values)
        for opening in all { opening.task.cancel() }
        // A failure is reported where it was begun.
        for opening in all { _ = await opening.task.result }
        return !all.isEmpty
    }

    /// Takes an app off the screen whose process is gone, unless it is being started anew, as for another language.
    func end(_ app: String) {
        if !openings.values.contains(where: { $0.app == app }) { apply(.ended(app)) }
    }
}
