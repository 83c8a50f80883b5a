/** A field is known by its group and slot, so it has an address before it was ever saved. */
export function fieldId(groupId: string, slot: string): string {
  return `${groupId}:${slot}`
}

export function parseFieldId(id: string): { groupId: string; slot: string } | null {
  const match = /^([0-9a-z]{26}):([A-Za-z]{1,40})$/.exec(id)
  return match?.[1] && match[2] ? { groupId: match[1], slot: match[2] } : null
}
