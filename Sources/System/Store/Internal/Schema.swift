// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// The tables of the one database, as this Beckon knows them.
///
/// There is one schema and no way from another: nothing is released that could have kept anything yet.
enum Schema {
    /// Marks the file as Beckon's; the bytes spell `Beck`.
    static let applicationID = 0x4265_636B

    /// Another one with every change of the tables.
    static let version = 19

    static let tables = """
        CREATE TABLE teams (
            identifier TEXT PRIMARY KEY NOT NULL,
            key TEXT NOT NULL,
            name TEXT NOT NULL,
            seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE apps (
            identifier TEXT PRIMARY KEY NOT NULL,
            name TEXT NOT NULL,
            path TEXT NOT NULL,
            installed REAL NOT NULL,
            team TEXT REFERENCES teams (identifier)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE extensions (
            identifier TEXT PRIMARY KEY NOT NULL,
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            path TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX extensions_by_app ON extensions (app);
        CREATE TABLE shortcuts (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            identifier TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            normalized TEXT NOT NULL UNIQUE,
            color INTEGER NOT NULL,
            glyph INTEGER NOT NULL,
            actions INTEGER NOT NULL,
            added REAL NOT NULL,
            changed REAL NOT NULL,
            content BLOB NOT NULL
        ) STRICT;
        -- What the person said when a shortcut wanted to reach something for the first time.
        CREATE TABLE shortcut_permissions (
            shortcut INTEGER NOT NULL REFERENCES shortcuts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            allowed INTEGER NOT NULL,
            PRIMARY KEY (shortcut, kind, subject)
        ) STRICT, WITHOUT ROWID;
        -- The same in runs that an app started: what was said of runs that the person starts says nothing of those.
        CREATE TABLE app_run_permissions (
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            shortcut INTEGER NOT NULL REFERENCES shortcuts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            allowed INTEGER NOT NULL,
            PRIMARY KEY (app, shortcut, kind, subject)
        ) STRICT, WITHOUT ROWID;
        -- Shortcuts as they were when they were shared, under the links that lead to them.
        CREATE TABLE shared_shortcuts (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            identifier TEXT NOT NULL UNIQUE,
            shortcut INTEGER NOT NULL REFERENCES shortcuts (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            shared REAL NOT NULL,
            content BLOB NOT NULL
        ) STRICT;
        CREATE INDEX shared_shortcuts_by_shortcut ON shared_shortcuts (shortcut);
        -- A phrase may stand for an activity too, or for a shortcut, which is no app's; every one has an identifier by
        -- which apps know it.
        CREATE TABLE phrases (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            identifier TEXT NOT NULL UNIQUE,
            text TEXT NOT NULL,
            normalized TEXT NOT NULL UNIQUE,
            app TEXT REFERENCES apps (identifier) ON DELETE CASCADE,
            intent TEXT,
            parameters TEXT NOT NULL,
            texts TEXT NOT NULL,
            activity TEXT,
            shortcut INTEGER REFERENCES shortcuts (id) ON DELETE CASCADE,
            added REAL NOT NULL,
            CHECK ((intent IS NOT NULL) + (activity IS NOT NULL) + (shortcut IS NOT NULL) = 1),
            CHECK ((app IS NULL) = (shortcut IS NOT NULL))
        ) STRICT;
        CREATE INDEX phrases_by_app ON phrases (app);
        CREATE INDEX open_phrases ON phrases (id) WHERE instr(normalized, '{}') > 0;
        CREATE TABLE keychain_key (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            source TEXT NOT NULL,
            identifier TEXT NOT NULL,
            proof BLOB NOT NULL
        ) STRICT;
        CREATE TABLE keychain_items (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            owner BLOB NOT NULL,
            scope BLOB NOT NULL,
            key BLOB NOT NULL UNIQUE,
            reference BLOB NOT NULL UNIQUE,
            attributes BLOB NOT NULL,
            secret BLOB NOT NULL,
            size INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX keychain_items_by_scope ON keychain_items (scope);
        CREATE INDEX keychain_items_by_owner ON keychain_items (owner, size);
        -- Hashes of single attributes, by which a search finds items without opening the others.
        CREATE TABLE keychain_attributes (
            hash BLOB NOT NULL,
            item INTEGER NOT NULL REFERENCES keychain_items (id) ON DELETE CASCADE,
            PRIMARY KEY (hash, item)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX keychain_attributes_by_item ON keychain_attributes (item);
        CREATE TABLE quick_actions (
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            item TEXT NOT NULL,
            PRIMARY KEY (app, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE activities (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            type TEXT NOT NULL,
            identifier TEXT,
            title TEXT NOT NULL,
            activity TEXT NOT NULL,
            expires REAL,
            used REAL NOT NULL
        ) STRICT;
        CREATE INDEX activities_by_app ON activities (app, used);
        CREATE INDEX activities_by_identifier ON activities (app, identifier);
        CREATE TABLE deliveries (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            item TEXT NOT NULL,
            added REAL NOT NULL,
            crashes INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX deliveries_by_app ON deliveries (app, id);
        -- Whatever may be offered: a donated intent with its values, a kept activity, or a shortcut that was run.
        CREATE TABLE donated_actions (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            app TEXT REFERENCES apps (identifier) ON DELETE CASCADE,
            activity INTEGER UNIQUE REFERENCES activities (id) ON DELETE CASCADE,
            shortcut INTEGER UNIQUE REFERENCES shortcuts (id) ON DELETE CASCADE,
            used REAL NOT NULL,
            -- Counts up with each use of any action, whatever the clock says.
            turn INTEGER NOT NULL UNIQUE,
            donations INTEGER NOT NULL DEFAULT 0,
            intent TEXT,
            key TEXT,
            content TEXT,
            -- When the system last had the intent carried out, and the turn that was.
            ran REAL NOT NULL DEFAULT 0,
            run_turn INTEGER NOT NULL DEFAULT 0,
            UNIQUE (app, intent, key),
            CHECK ((intent IS NOT NULL AND key IS NOT NULL AND content IS NOT NULL)
                + (activity IS NOT NULL) + (shortcut IS NOT NULL) = 1),
            CHECK ((app IS NULL) = (shortcut IS NOT NULL))
        ) STRICT;
        -- The last turn of actions that are gone: a turn is never given twice, so what was done since one is known.
        CREATE TABLE last_turn (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            turn INTEGER NOT NULL
        ) STRICT;
        INSERT INTO last_turn (only, turn) VALUES (1, 0);
        CREATE TRIGGER actions_leave_turns AFTER DELETE ON donated_actions BEGIN
            UPDATE last_turn SET turn = max(turn, OLD.turn);
        END;
        CREATE TRIGGER activities_are_actions AFTER INSERT ON activities BEGIN
            INSERT INTO donated_actions (app, activity, used, turn) VALUES (
                NEW.app, NEW.id, NEW.used,
                1 + max((SELECT turn FROM last_turn), (SELECT ifnull(max(turn), 0) FROM donated_actions)));
        END;
        CREATE TRIGGER used_activities_are_used_actions AFTER UPDATE OF used ON activities BEGIN
            UPDATE donated_actions SET used = NEW.used,
                turn = 1 + max((SELECT turn FROM last_turn), (SELECT ifnull(max(turn), 0) FROM donated_actions))
                WHERE activity = NEW.id;
        END;
        -- A million of them are to stay small. Moments are whole seconds since 1970; traits are the direction and,
        -- times four, the status. No index by action: a search for all of an app's reads the table.
        CREATE TABLE donations (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            action INTEGER NOT NULL,
            moment INTEGER NOT NULL,
            traits INTEGER NOT NULL
        ) STRICT;
        -- Of those donations alone that have any of it.
        CREATE TABLE donation_details (
            donation INTEGER PRIMARY KEY NOT NULL REFERENCES donations (id) ON DELETE CASCADE,
            identifier TEXT,
            group_identifier TEXT,
            duration REAL
        ) STRICT;
        CREATE INDEX donation_details_by_identifier ON donation_details (identifier) WHERE identifier IS NOT NULL;
        CREATE INDEX donation_details_by_group ON donation_details (group_identifier)
            WHERE group_identifier IS NOT NULL;
        -- Actions that are gone while donations of theirs are left, which nothing shows any more.
        CREATE TABLE lost_actions (
            action INTEGER PRIMARY KEY NOT NULL,
            donations INTEGER NOT NULL
        ) STRICT;
        CREATE TRIGGER actions_leave_donations AFTER DELETE ON donated_actions WHEN OLD.donations > 0 BEGIN
            INSERT INTO lost_actions (action, donations) VALUES (OLD.id, OLD.donations);
        END;
        -- Their numbers are those by which a person can name them. An app has a list of each kind.
        CREATE TABLE proposed_actions (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            position INTEGER NOT NULL,
            action TEXT NOT NULL,
            UNIQUE (app, kind, position)
        ) STRICT;
        CREATE TABLE relevant_actions (
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            action TEXT NOT NULL,
            PRIMARY KEY (app, position)
        ) STRICT, WITHOUT ROWID;
        -- The names that an app's person uses, a list of each type.
        CREATE TABLE vocabularies (
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            type INTEGER NOT NULL,
            names TEXT NOT NULL,
            PRIMARY KEY (app, type)
        ) STRICT, WITHOUT ROWID;
        -- What apps report about what is in them, for search.
        CREATE TABLE contents (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            identifier TEXT NOT NULL,
            domain TEXT,
            content TEXT NOT NULL,
            expires REAL,
            UNIQUE (app, identifier)
        ) STRICT;
        CREATE TABLE media_contexts (
            app TEXT PRIMARY KEY NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            subscription INTEGER NOT NULL,
            items INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE prediction_modes (
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            type INTEGER NOT NULL,
            mode INTEGER NOT NULL,
            PRIMARY KEY (app, type)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE app_settings (
            app TEXT PRIMARY KEY NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            learns INTEGER NOT NULL DEFAULT 1,
            suggests INTEGER NOT NULL DEFAULT 1
        ) STRICT, WITHOUT ROWID;
        -- What the person said when an app wanted something of theirs for the first time.
        CREATE TABLE app_permissions (
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            allowed INTEGER NOT NULL,
            PRIMARY KEY (app, kind)
        ) STRICT, WITHOUT ROWID;
        -- Where the person's contacts are besides the usual places, and which of them is the person's own.
        CREATE TABLE contact_folders (
            position INTEGER PRIMARY KEY NOT NULL,
            path TEXT NOT NULL UNIQUE
        ) STRICT;
        CREATE TABLE own_contact (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            identifier TEXT NOT NULL
        ) STRICT;
        -- Which app a person means by an intent that several apps have.
        CREATE TABLE chosen_apps (
            intent TEXT PRIMARY KEY NOT NULL,
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        -- The person's focuses; of all one at most is on, and the others have a null there.
        CREATE TABLE focuses (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            normalized TEXT NOT NULL UNIQUE,
            is_on INTEGER UNIQUE CHECK (is_on = 1)
        ) STRICT;
        -- What apps' filters do while a focus is on.
        CREATE TABLE focus_filters (
            focus INTEGER NOT NULL REFERENCES focuses (id) ON DELETE CASCADE,
            app TEXT NOT NULL REFERENCES apps (identifier) ON DELETE CASCADE,
            intent TEXT NOT NULL,
            parameters TEXT NOT NULL,
            PRIMARY KEY (focus, app, intent)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX focus_filters_by_app ON focus_filters (app, intent);
        CREATE TABLE suggestion_state (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            state BLOB NOT NULL
        ) STRICT;
        """

    /// Makes the tables in an empty file.
    ///
    /// - Throws: ``StoreError`` when the file belongs to another version of Beckon or to something else; then it stays
    ///   as it is.
    static func prepare(_ database: Database, tables: String = tables) throws(StoreError) {
        // Looked at before anything is set: what is another's stays as it is.
        let isEmpty = try isEmpty(database)
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
        guard isEmpty else { return }
        try database.transaction { () throws(StoreError) in
            // Asked again under the lock: another process may have been quicker.
            guard try Self.isEmpty(database) else { return }
            try database.execute(tables)
            try database.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version);")
        }
    }

    /// Whether there is nothing yet; else it is all there.
    private static func isEmpty(_ database: Database) throws(StoreError) -> Bool {
        let found = try database.number("PRAGMA user_version") ?? 0
        let owner = try database.number("PRAGMA application_id") ?? 0
        if owner == 0, found == 0, try database.number("SELECT count(*) FROM sqlite_schema") == 0 { return true }
        guard owner == applicationID else {
            throw StoreError(
                .damaged, database.path, reason: "the file is the database of another program",
                remedy: "move it away, or give another folder with --state")
        }
        guard found == version else {
            throw StoreError(
                .otherSchema(found: found, known: version), database.path,
                reason: "another version of Beckon wrote this state (version \(found); this one reads \(version))",
                remedy: "use the Beckon that wrote it, or give another folder with --state; nothing was changed")
        }
        return false
    }
}
