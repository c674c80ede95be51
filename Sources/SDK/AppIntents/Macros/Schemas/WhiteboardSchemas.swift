// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of whiteboards.
    public protocol WhiteboardIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.WhiteboardIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of whiteboards.
    public static var whiteboard: some AppSchema.WhiteboardIntent { AppSchema.Intent() }
}

extension AppSchema.WhiteboardIntent {
    /// `whiteboard.createBoard`.
    public var createBoard: some AppSchemaIntent { AppSchema.Intent() }
    /// `whiteboard.createItem`.
    public var createItem: some AppSchemaIntent { AppSchema.Intent() }
    /// `whiteboard.deleteBoard`.
    public var deleteBoard: some AppSchemaIntent { AppSchema.Intent() }
    /// `whiteboard.deleteItem`.
    public var deleteItem: some AppSchemaIntent { AppSchema.Intent() }
    /// `whiteboard.openBoard`.
    public var openBoard: some AppSchemaIntent { AppSchema.Intent() }
    /// `whiteboard.updateBoard`.
    public var updateBoard: some AppSchemaIntent { AppSchema.Intent() }
    /// `whiteboard.updateItem`.
    public var updateItem: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of whiteboards.
    public protocol WhiteboardEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.WhiteboardEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of whiteboards.
    public static var whiteboard: some AppSchema.WhiteboardEntity { AppSchema.Entity() }
}

extension AppSchema.WhiteboardEntity {
    /// `whiteboard.board`.
    public var board: some AppSchemaEntity { AppSchema.Entity() }
    /// `whiteboard.item`.
    public var item: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of whiteboards.
    public protocol WhiteboardEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.WhiteboardEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of whiteboards.
    public static var whiteboard: some AppSchema.WhiteboardEnum { AppSchema.Enum() }
}

extension AppSchema.WhiteboardEnum {
    /// `whiteboard.color`.
    public var color: some AppSchemaEnum { AppSchema.Enum() }
    /// `whiteboard.itemType`.
    public var itemType: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
