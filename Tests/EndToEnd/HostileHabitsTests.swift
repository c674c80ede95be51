// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation
import TestSupport
import Testing

/// Habits that no person has, words that no person says, and clocks that nobody set: the whole product goes on.
@Suite("Hostile habits", .timeLimit(.minutes(10)))
struct HostileHabitsTests {
    // MARK: - Time

    @Test("any moment from 1970 to 9999 is offered for, and nonsense is refused before anything is done")
    func moments() async throws {
        let apps = try await Self.withRates("usd", "jpy", "chf")
        for moment in ["1970-01-01T00:00", "2001-09-09T01:46:40Z", "9999-12-31T23:59", "9999-12-31T23:59:59+14:00"] {
            let offers = try await apps.beckon("suggest", "--at", moment, "--surface", "lock", "--json")
            #expect(offers.status == 0, "\(moment): \(offers.errors)")
            #expect(try Set(offers.objects().compactMap { $0["id"] as? Int }).count == 3, "\(moment)")
        }
        for nonsense in ["yesterday", "2026-02-30T10:00", "1969-12-31T23:59", "10000-01-01T00:00", "\u{1B}[2J"] {
            let refused = try await apps.beckon("suggest", "--at", nonsense)
            #expect(refused.status == 2)
            #expect(refused.errors.contains("write a date such as 2026-11-20T18:30"), "\(refused.errors)")
            #expect(!refused.errors.contains("\u{1B}"))
        }
    }

    @Test("a clock that was ten years ahead for a while leaves nothing behind that stays in front")
    func clock() async throws {
        let apps = try await Self.withRates("usd", "jpy", "chf")
        _ = try await apps.beckon("suggest")
        // What was done under the wrong clock: learned already, and not.
        try apps.change(
            "UPDATE donations SET moment = moment + 315360000; UPDATE donated_actions SET used = used + 315360000")
        try await apps.look(at: "gbp", "usd")
        let actions = try await apps.beckon("phrase", "donated", "--all", "--json").objects()
        let titles = actions.compactMap { $0["title"] as? String }
        #expect(titles.first == "Show the rate of the US dollar")
        #expect(titles.count == 4)
        let offers = try await apps.beckon("suggest", "--surface", "lock", "--json")
        #expect(try offers.objects().count == 4, "\(offers.errors)")
    }

    @Test("dates that an app makes up are kept as theirs, or as now where nobody can have been there")
    func dates() async throws {
        let apps = try await Self.withMisbehaving()
        let run = try await apps.beckon("run", "com.example.misbehaving.Misbehave", "way=donateOddDates", "note=d")
        #expect(run.output.hasSuffix("Did 6 of 6.\n"), "\(run.output)\(run.errors)")
        let donations = try await apps.beckon("donations", "list", "--json").objects()
        let moments = donations.compactMap { $0["moment"] as? String }.sorted()
        #expect(moments.count == 6)
        #expect(Array(moments.prefix(2)) == ["1970-01-01T00:00:00Z", "2001-09-09T01:46:40Z"])
        let now = Date().timeIntervalSince1970
        for moment in moments.dropFirst(2) {
            let date = try Date(moment, strategy: .iso8601)
            #expect(abs(date.timeIntervalSince1970 - now) < 600, "\(moment)")
        }
        let offers = try await apps.beckon("suggest", "--surface", "lock", "--limit", "10", "--json")
        #expect(try offers.objects().count == 6, "\(offers.errors)")
    }

    @Test("what an extension donates and does not wait for is kept, though the command ends with the answer")
    func several() async throws {
        let apps = try await Self.withMisbehaving()
        let run = try await apps.beckon("run", "com.example.misbehaving.Misbehave", "way=donateSeveral", "note=d")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(!run.errors.contains("closed the connection"), "\(run.errors)")
        #expect(try await apps.beckon("donations", "list", "--json").objects().count == 8)
    }

    // MARK: - Recordings

    @Test("a recording whose time goes back, with ten thousand people, is predicted in its order")
    func recording() async throws {
        let folder = try TemporaryFolder()
        let rows = (0..<20_000).map { row in
            "\(row)\tu\(row % 10_000)\t\(1_800_000_000 - row * 977)\td\t0\t3\t-\tA\(row)\ttest\t1"
        }
        let file = try Self.write(rows, to: folder, "events.tsv")
        let output = folder.url.appending(path: "predictions.tsv")
        let run = try await InstalledApps.none().beckon(
            "suggest", "--evaluate", file.path, "--output", output.path)
        #expect(run.status == 0, "\(run.errors)")
        let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 20_000)
        #expect(lines.first == "0")
        #expect(lines.last == "19999\tA9999")
    }

    @Test(
        "a damaged row is reported with its line and column",
        arguments: [
            ("2\tu\t1e9\td\t0\t3\t-\tA\ttest\t1", "line 3: epoch_local is ‘1e9’, expected a whole number of seconds"),
            ("2\tu\t5\td\t0\tFri\t-\tA\ttest\t1", "line 3: weekday is ‘Fri’, expected 0 for Monday to 6 for Sunday"),
            ("2\tu\t5\td\t0\t3", "line 3: expected 10 cells, found 6"),
        ])
    func damage(row: String, message: String) async throws {
        let folder = try TemporaryFolder()
        let file = try Self.write(["1\tu\t5\td\t0\t3\t-\tA\ttrain\t1", row], to: folder, "events.tsv")
        let run = try await InstalledApps.none().beckon("suggest", "--evaluate", file.path)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("events.tsv \(message)"), "\(run.errors)")
    }

    // MARK: - Phrases

    /// A phrase, another that sounds the same, and one that does not.
    @Test(
        "phrases of every script are added, clash with their likes, are said and go",
        arguments: [
            ("👩🏽‍🚀 start", "👩🏽‍🚀  START!", "👩🏿‍🌾 start"),
            ("سعر الدولار", "«سعر الدولار؟»", "سعر اليورو"),
            ("שלום דולר", "\u{202E}שָׁלוֹם דּוֹלָר\u{202C}", "שלום יורו"),
            ("美元匯率", "美元 汇率。", "日元汇率"),
            ("ｄｏｌｌａｒ ７", "Dollar 7", "dollar 8"),
            ("cafe\u{301} du coin", "CAFÉ DU COIN", "thé du coin"),
        ])
    func scripts(phrase: String, same: String, other: String) async throws {
        let apps = try await InstalledApps.examples()
        let target = ["com.example.bank.ShowRate", "currency=US dollar"]
        let added = try await apps.beckon(["phrase", "add", phrase] + target)
        #expect(added.status == 0, "\(added.errors)")
        let clash = try await apps.beckon(["phrase", "add", same] + target)
        #expect(clash.status == 1)
        #expect(clash.errors.contains("sounds like"), "\(clash.errors)")
        #expect(try await apps.beckon(["phrase", "add", other] + target).status == 0)
        let said = try await apps.beckon("say", same)
        #expect(said.output.contains("Bank: One euro is"), "\(said.output)\(said.errors)")
        let list = try await apps.beckon("phrase", "list")
        for run in [added, clash, said, list] { Self.expectHarmless(run) }
        let removed = try await apps.beckon("phrase", "remove", same)
        #expect(removed.status == 0, "\(removed.errors)")
        #expect(try await apps.beckon("phrase", "list", "--json").objects().count == 1)
    }

    @Test("among a hundred thousand phrases one is found, added, listed and removed as among ten")
    func crowd() async throws {
        let apps = try await InstalledApps.examples()
        try apps.change(
            """
            WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
            INSERT INTO phrases (identifier, text, normalized, app, intent, parameters, texts, added)
            SELECT printf('%08X-0000-4000-8000-%012X', n, n), 'Errand ' || n, 'errand ' || n, 'com.example.bank',
                'ShowRateIntent', '{}', '{"currency":"US dollar"}', n FROM numbers
            """)
        let list = try await apps.beckon("phrase", "list")
        let lines = list.output.split(separator: "\n")
        #expect(lines.count == 50)
        #expect(lines.last?.hasPrefix("100000  Errand 100000  com.example.bank ShowRateIntent") == true)
        #expect(list.errors.contains("These are the last 50 of 100000 phrases; --all lists every one."))
        #expect(try await apps.beckon("phrase", "list", "Pizzeria").output.isEmpty)
        #expect(try await apps.beckon("phrase", "list", "--limit", "2", "--json").objects().count == 2)
        let said = try await apps.beckon("say", "errand 77777!")
        #expect(said.output.contains("Bank: One euro is"), "\(said.errors)")
        let added = try await apps.beckon("phrase", "add", "Errand for you", "com.example.bank.ShowRate")
        #expect(added.status == 0, "\(added.errors)")
        #expect(try await apps.beckon("phrase", "add", "ERRAND 5", "com.example.bank.ShowRate").status == 1)
        let unknown = try await apps.beckon("phrase", "remove", "Errand for me")
        #expect(unknown.errors.contains("did you mean 'Errand for you'?"), "\(unknown.errors)")
        #expect(try await apps.beckon("phrase", "remove", "errand 5").output == "Removed ‘Errand 5’.\n")
    }

    // MARK: - Donations

    @Test(
        "a donation every millisecond is held back with the reason, and another app's are kept and its phrases answered"
    )
    func flood() async throws {
        let apps = try await Self.withMisbehaving()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        // What an app donates may be anything.
        let note = "\u{202E}\u{1B}[2J\nשלום"
        async let flood = apps.client(
            "run", "com.example.misbehaving.Misbehave", "way=floodDonations", "note=\(note)", "--timeout", "600")
        let rates = [("usd", "US dollar"), ("jpy", "Japanese yen"), ("chf", "Swiss franc"), ("usd", "US dollar")]
        for (code, name) in rates {
            let visit = try await apps.client("open", "examplebank://rates/\(code)")
            #expect(visit.status == 0, "\(visit.errors)")
            let said = try await apps.client("run", "com.example.bank.ShowRate", "currency=\(name)")
            #expect(said.output.contains("Bank: One euro is"), "\(said.output)\(said.errors)")
        }
        let ended = try await flood
        let counts = try #require(ended.output.firstMatch(of: /keep ([0-9]+) of 1500; last reason: (.+)/))
        let kept = try #require(Int(counts.1))
        // A hundred at once, then twenty a second; a busy machine takes longer over it.
        #expect((100..<1500).contains(kept), "\(ended.output)")
        // The pace, or how many calls wait: on a busy machine the second alone may hold the app back, and of the first
        // alone the log speaks.
        let pace = "more than 20 calls about donations a second"
        if counts.2.contains(pace) {
            #expect(await daemon.line(with: "makes \(pace)") != nil)
        } else {
            #expect(counts.2.contains("calls wait for the system"), "\(counts.2)")
        }
        let neighbours = try await apps.client("donations", "list", "Bank", "--json").objects()
        #expect(neighbours.count == 4)
        // Twenty actions, whatever was donated, shown without what steers a terminal.
        let actions = try await apps.client("phrase", "donated", "Misbehaving", "--all")
        #expect(actions.output.split(separator: "\n").count == 20)
        let donations = try await apps.client("donations", "list", "Misbehaving", "--limit", "5")
        #expect(donations.output.contains("[2J"), "\(donations.output)")
        for run in [actions, donations, try await apps.client("suggest"), ended] { Self.expectHarmless(run) }
        #expect(await daemon.end() == 0)
    }

    // MARK: - What they share

    /// The examples, where rates were looked at.
    private static func withRates(_ codes: String...) async throws -> InstalledApps {
        let apps = try await InstalledApps.examples()
        for code in codes { try await apps.look(at: code) }
        return apps
    }

    /// The examples and the app that misbehaves.
    private static func withMisbehaving() async throws -> InstalledApps {
        let apps = try await InstalledApps.examples()
        let bundle = try MisbehavingBundle()
        for command in ["sign", "install"] {
            let run = try await apps.beckon(command, bundle.url.path)
            try #require(run.status == 0, "\(run.errors)")
        }
        return apps
    }

    private static func write(_ rows: [String], to folder: TemporaryFolder, _ name: String) throws -> URL {
        let header = "event_id\tuser\tepoch_local\tdate\thour\tweekday\tplace\taction\tsplit\tstart"
        let file = folder.url.appending(path: name)
        try Data(([header] + rows).map { $0 + "\n" }.joined().utf8).write(to: file)
        return file
    }

    /// Nothing of it moves a cursor, and each turn of direction ends where it began.
    private static func expectHarmless(_ run: ToolRun, location: SourceLocation = #_sourceLocation) {
        for line in (run.output + run.errors).split(separator: "\n") {
            let scalars = line.unicodeScalars
            let isClean = scalars.allSatisfy { scalar in
                ["\u{2068}", "\u{2069}", "\t"].contains(scalar)
                    || !scalar.properties.isBidiControl && scalar.properties.generalCategory != .control
            }
            let isClosed = scalars.count { $0 == "\u{2068}" } == scalars.count { $0 == "\u{2069}" }
            #expect(isClean && isClosed, "\(line.debugDescription)", sourceLocation: location)
        }
    }
}

extension InstalledApps {
    /// Opens the Bank at rates, each of which it donates.
    fileprivate func look(at codes: String...) async throws {
        for code in codes {
            let visit = try await beckon("open", "examplebank://rates/\(code)")
            guard visit.status == 0 else { throw InstallError(description: visit.errors) }
        }
    }

    /// Runs a command as a client of the daemon.
    fileprivate func client(_ words: String...) async throws -> ToolRun {
        try await ToolRun.run(Self.beckon, words + ["--state", state.path], in: PackageRoot.url)
    }

    /// Changes the database behind Beckon's back.
    fileprivate func change(_ script: String) throws {
        var database: OpaquePointer?
        defer { sqlite3_close_v2(database) }
        guard
            sqlite3_open_v2(state.appending(path: "beckon.sqlite").path, &database, SQLITE_OPEN_READWRITE, nil)
                == SQLITE_OK,
            sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK
        else { throw InstallError(description: String(cString: sqlite3_errmsg(database))) }
    }
}
