const label =
  /^(?:(?:(?:final|key|main) )?(?:decisions?|conclusions?|resolution|resolved|agreed|consensus)(?: (?:no\.? ?)?\d{1,3})?\s*(?::|\s[–-]\s)|(?:\[(?:decision|resolution|agreed)\]|<(?:decision|resolution|agreed)>|#(?:decision|resolved|agreed)\b):?)\s*(?=\S)/i;

export function writtenDecision(sentence: string): string | null {
  const found = label.exec(sentence);
  return found && sentence.slice(found[0].length);
}
