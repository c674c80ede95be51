// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Cards in the manner of those who write them.
enum SampleCards {
    /// GNOME's address book.
    static let evolution = """
        BEGIN:VCARD
        VERSION:3.0
        UID:pas-id-5F3A1C2B00000001
        FN:Dr. Anna Katharina Muster-Lindqvist
        N:Muster-Lindqvist;Anna;Katharina;Dr.;
        NICKNAME:Anni
        X-EVOLUTION-FILE-AS:Muster-Lindqvist\\, Anna
        EMAIL;TYPE=WORK;X-EVOLUTION-UI-SLOT=1:anna@example.org
        EMAIL;TYPE=HOME;X-EVOLUTION-UI-SLOT=2:anni@example.net
        TEL;TYPE="WORK,VOICE";X-EVOLUTION-E164="0301234567,+49":+49 30 1234567
        TEL;TYPE=CELL:+49 170 7654321
        TEL;TYPE=FAX,HOME:+49 30 7654321
        ORG:Beispiel GmbH;Forschung
        X-EVOLUTION-SPOUSE:Olof Lindqvist
        X-EVOLUTION-MANAGER:Rita Vorlage
        X-EVOLUTION-ASSISTANT:
        PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ
         AAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsL:==
        REV:2024-03-01T08:15:30Z
        END:VCARD

        """.replacing("\n", with: "\r\n")

    /// khard, at the terminal.
    static let khard = """
        BEGIN:VCARD
        VERSION:4.0
        UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
        FN;PREF=1:Robert Okonkwo
        N:Okonkwo;Robert;;;
        NICKNAME:Bob,Bobby
        TEL;VALUE=uri;PREF=2;TYPE="voice,home":tel:+1-555-555-5555;ext=5555
        TEL;VALUE=uri;PREF=1;TYPE=cell:tel:+1-555-010-0101
        EMAIL;TYPE=home:mailto:bob@example.com
        IMPP;TYPE=home:xmpp:bob@chat.example.com
        RELATED;TYPE=parent;VALUE=text:Ngozi Okonkwo
        RELATED;TYPE=friend:urn:uuid:aaaaaaaa-0000-4000-8000-000000000001
        NOTE:likes\\, among others\\; long lines which are folded in the midd
         le of a word
        END:VCARD

        """

    /// Apple's contacts, with groups of lines and labels of their own.
    static let iCloud = """
        BEGIN:VCARD
        VERSION:3.0
        PRODID:-//Apple Inc.//iPhone OS 17.2//EN
        N:王;小明;;;
        FN:王小明
        X-PHONETIC-FIRST-NAME:Xiaoming
        X-PHONETIC-LAST-NAME:Wang
        NICKNAME:明哥
        item1.TEL;type=pref:138 0013 8000
        item1.X-ABLabel:_$!<Main>!$_
        TEL;type=IPHONE;type=CELL;type=VOICE:+86 139 1234 5678
        item2.EMAIL;type=INTERNET:xm@example.cn
        item2.X-ABLabel:公司
        item3.X-ABRELATEDNAMES:李梅
        item3.X-ABLabel:_$!<Mother>!$_
        item4.X-ABRELATEDNAMES;type=pref:王大伟
        item4.X-ABLabel:父亲
        item5.ADR;type=HOME:;;中山路1号;上海;;200000;中国
        UID:0B1E8C11-5A5E-4B43-93B3-8B5D0B5E1B11
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        N:Football;;;;
        FN:Football
        X-ADDRESSBOOKSERVER-KIND:group
        X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:0B1E8C11-5A5E-4B43-93B3-8B5D0B5E1B11
        UID:GROUP-1
        END:VCARD

        """.replacing("\n", with: "\r\n")

    /// Google's export.
    static let google = """
        BEGIN:VCARD
        VERSION:3.0
        FN:Siobhán O’Neill
        N:O’Neill;Siobhán;;;
        EMAIL;TYPE=INTERNET;TYPE=HOME:siobhan@example.ie
        TEL;TYPE=CELL;TYPE=PREF:+353 85 000 0000
        item1.X-ABRELATEDNAMES:Maeve O’Neill
        item1.X-ABLabel:Sister
        item2.URL:https\\://example.ie
        CATEGORIES:myContacts
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        FN:
        N:;;;;
        EMAIL;TYPE=INTERNET:nobody@example.com
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        CATEGORIES:myContacts
        END:VCARD

        """.replacing("\n", with: "\r\n")

    /// An old telephone.
    static let telephone = """
        BEGIN:VCARD
        VERSION:2.1
        N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0;=E4=BC=9F;;;
        FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0=
        =E4=BC=9F
        TEL;CELL;PREF:13900000000
        TEL;HOME;VOICE:01062000000
        EMAIL;INTERNET:zhangwei@example.cn
        AGENT:
        BEGIN:VCARD
        VERSION:2.1
        N:Agent;Secret
        FN:Secret Agent
        END:VCARD
        PHOTO;JPEG;ENCODING=BASE64:
         /9j/4AAQSkZJRgABAQAAAQABAAD

        END:VCARD

        """.replacing("\n", with: "\r\n")

    /// KAddressBook.
    static let kAddressBook = """
        BEGIN:VCARD
        VERSION:3.0
        EMAIL;TYPE=PREF:oskar@example.se
        FN:Oskar Lindqvist
        N:Lindqvist;Oskar;;;
        TEL;TYPE=CELL:+46 70 000 00 00
        UID:Kb2hYJ5mZ1
        X-KADDRESSBOOK-X-SpousesName:Anna Muster
        X-KADDRESSBOOK-X-ManagersName:Rita Vorlage
        END:VCARD

        """
}
