const label =
  /^(?:(?:final|key|main) )?(?:decisions?|conclusions?|resolution|resolved|agreed)(?: (?:no\.? ?)?\d{1,3})?\s*(?::|\s[–-]\s)\s*(?=\S)/i;

export function writtenDecision(sentence: string): string | null {
  const found = label.exec(sentence);
  return found && sentence.slice(found[0].length);
}
