// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// What whiteboards do.
    public protocol WhiteboardIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.WhiteboardIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// What whiteboards do.
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
    /// What whiteboards are about.
    public protocol WhiteboardEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.WhiteboardEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// What whiteboards are about.
    public static var whiteboard: some AppSchema.WhiteboardEntity { AppSchema.Entity() }
}

extension AppSchema.WhiteboardEntity {
    /// `whiteboard.board`.
    public var board: some AppSchemaEntity { AppSchema.Entity() }
    /// `whiteboard.item`.
    public var item: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// What whiteboards choose among.
    public protocol WhiteboardEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.WhiteboardEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// What whiteboards choose among.
    public static var whiteboard: some AppSchema.WhiteboardEnum { AppSchema.Enum() }
}

extension AppSchema.WhiteboardEnum {
    /// `whiteboard.color`.
    public var color: some AppSchemaEnum { AppSchema.Enum() }
    /// `whiteboard.itemType`.
    public var itemType: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
