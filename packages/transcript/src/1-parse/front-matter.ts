import type { TextDocument } from './layout.ts';
import { countWords } from './word-count.ts';

/** `preamble` and `notes` are lines as they would stand above the talk. */
type FrontMatter = { preamble: string[]; notes: string[]; words: number; document: TextDocument };

const mostLines = 100;
const rule = /^---\s*$/;
const end = /^(?:---|\.\.\.)\s*$/;
const entry = /^([\p{L}_][\p{L}\d _-]{0,40}):(?:\s+(.*))?$/u;
const inside = /^(?:\s+\S.*|-\s.*)$/;
const blankOrComment = /^\s*(?:#.*)?$/;
const knownKeys =
  /^(?:title|subject|date|datetime|day|time|start|duration|tags?|attendees|participants|people|present|speakers?|hosts?|guests?|created|updated|modified|author|type|aliases|layout|language|lang|source|generator|model|meeting|location|project|status|description|summary|categor(?:y|ies)|permalink|slug|id|cssclass(?:es)?|LanguageModel)$/i;

/** Fields that mean the same as a line above the talk, by the label that it would have. */
const fields: readonly [label: string, keys: RegExp, unit?: string][] = [
  ['Title', /^(?:title|subject|meeting)$/i],
  ['Date', /^(?:date|datetime|day|meeting[ _-]?date|start(?:ed)?(?:[ _-]?at)?)$/i],
  ['Time', /^(?:time|start[ _-]?time)$/i],
  ['Duration', /^(?:duration|length)$/i],
  ['Duration', /^(?:duration|length)[ _-]?min(?:ute)?s?$/i, ' min'],
  ['Attendees', /^(?:attendees|participants|people|present|speakers?|hosts?|guests?)$/i],
];

/** Takes YAML between `---` and `---` from the top of a file, as Obsidian, Jekyll and Rapport's export write it. */
export function withoutFrontMatter(document: TextDocument): FrontMatter {
  const none = { preamble: [], notes: [], words: 0, document };
  const { lines } = document;
  if (!rule.test(lines[0] ?? '')) return none;
  const last = lines.slice(1, mostLines).findIndex((line) => end.test(line)) + 1;
  const matter = lines.slice(1, last);
  const values = last < 2 ? null : valuesOf(matter);
  if (values === null) return none;
  const rest = lines.slice(last + 1);
  const found = fields.flatMap(([label, keys, unit = '']) => {
    const value = [...values].find(([key]) => keys.test(key))?.[1] ?? [];
    return value.length === 0 ? [] : [`${label}: ${value.join('; ')}${unit}`];
  });
  const created = values.get('created')?.[0];
  return {
    preamble: found,
    notes: created === undefined ? [] : [`Created: ${created}`],
    words: countWords(lines.slice(0, last + 1).join('\n')),
    document: { ...document, lines: rest, text: rest.join('\n') },
  };
}

/** Null if the lines are no YAML with a known key. */
function valuesOf(lines: readonly string[]): Map<string, string[]> | null {
  const values = new Map<string, string[]>();
  let open: string[] | null = null;
  for (const line of lines) {
    if (blankOrComment.test(line)) continue;
    const [, key, value = ''] = entry.exec(line) ?? [];
    if (key !== undefined) {
      if (values.has(key)) return null;
      open = listIn(value);
      values.set(key, open);
    } else if (!inside.test(line) || open === null) return null;
    else addItem(open, line);
  }
  return [...values.keys()].some((key) => knownKeys.test(key)) ? values : null;
}

function listIn(value: string): string[] {
  const list = /^\[(?!\[)(.*)\]$/.exec(value.trim())?.[1];
  const all = list === undefined ? [value] : list.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return all.map(scalar).filter((text) => text !== '');
}

/** `- Jane Doe`, `- name: Jane Doe` and below it `role: Chair`. */
function addItem(items: string[], line: string) {
  const role = /^\s+(?:role|title)\s*:\s*(.+)$/i.exec(line)?.[1];
  const item = /^\s*-\s+(?:name\s*:\s*)?(.+)$/i.exec(line)?.[1];
  if (item !== undefined) items.push(scalar(item));
  else if (role !== undefined && items.length > 0) items.push(`${items.pop()} (${scalar(role)})`);
}

/** `"Budget: \"new\""`, `'Budget'`, `[[Jane Doe]]`, `[[people/jane|Jane Doe]]`. */
function scalar(raw: string): string {
  const text = raw.trim();
  const [, double, single] = /^(?:"(.*)"|'(.*)')$/.exec(text) ?? [];
  const bare = double?.replace(/\\(["\\])/g, '$1') ?? single?.replaceAll("''", "'") ?? text;
  return bare.replace(/^\[\[(?:[^|\]]*\|)?([^\]]*)\]\]$/, '$1').trim();
}
