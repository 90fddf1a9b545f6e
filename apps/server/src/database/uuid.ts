const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the database would take it as an id; anything else can't be the id of a row. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
