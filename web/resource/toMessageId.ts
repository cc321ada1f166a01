/** Texts that follow from a resource's name; a test asks for each of them in both languages. */
export function toMessageId(id: string): MessageId {
  return id as MessageId
}
