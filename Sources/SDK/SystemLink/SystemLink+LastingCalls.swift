// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

extension SystemLink {
    /// Asks the system something whose answer takes as long as a person takes.
    ///
    /// The call is on its way when this returns, and what is sent later follows it. No thread waits, and there is no
    /// deadline: the answer comes when the person is done, or the process ends.
    ///
    /// - Parameter then: Called once, on a thread that reads: it must not wait.
    package func ask(
        _ call: SystemCall, then: @escaping @Sendable (Result<SystemResult, SystemCallFailure>) -> Void
    ) {
        do throws(SystemCallFailure) {
            let id = try calls.open { result in then(result.map { .success($0) } ?? .failure(.closed)) }
            do throws(FrameError) {
                send(try FrameEncoder.encode(.call(id: id, call)))
            } catch {
                calls.abandon(id)
                throw .unsendable(error)
            }
            readIfNeeded()
        } catch {
            then(.failure(error))
        }
    }
}
