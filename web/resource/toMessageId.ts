/**
 * Casts a text id that is built from a resource's name; a test checks that every such text exists in both languages.
 */
export function toMessageId(id: string): MessageId {
  return id as MessageId
}
