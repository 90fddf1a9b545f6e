/** Whether the patterns match one after the other, in order. One pattern, `a.*b.*c`, would take quadratic time. */
export function matchInOrder(question: string, parts: readonly RegExp[]): boolean {
  let rest = question;
  for (const part of parts) {
    const found = part.exec(rest);
    if (!found) return false;
    rest = rest.slice(found.index + found[0].length);
  }
  return true;
}
