import { headingOf } from './headings.ts';
import type { Layout, TextDocument } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { bracketedName } from './relayed-names.ts';
import { readUtterances } from './utterances.ts';

const item = /^(\s{0,12})[-*+•]\s+(.*)$/s;
const leastHeads = 6;
/** Least share of the list items, so that a list with a tag here and there is none. */
const leastShare = 0.5;
/** People come again, tags such as '[optional]' may not. */
const mostDistinctShare = 0.6;

type Scribed = { speaker: string; text: string; indent: number };

/** Minutes whose list items begin with who spoke: `* [ana] The gate comes first.` */
export const scribedList: Layout = {
  name: 'scribed-list',
  recognises: (document) => {
    const heads = headsOf(document);
    const items = document.lines.filter((line) => item.test(line)).length;
    const distinct = new Set(heads.values().map(({ speaker }) => speaker)).size;
    return (
      heads.size >= leastHeads &&
      heads.size >= items * leastShare &&
      distinct > 1 &&
      distinct <= heads.size * mostDistinctShare
    );
  },
  read: (document) => {
    const heads = headsOf(document);
    const inAgenda = linesOfAgenda(document.lines);
    let above: Scribed | null = null;
    return readUtterances(document.lines, (line, at) => {
      const head = heads.get(at);
      if (inAgenda.has(at) || isNotSpeech(line)) return 'skip';
      if (head) {
        above = head;
        return { speaker: head.speaker, start: null, text: head.text };
      }
      if (line.trim() === '') return 'skip';
      const [, indent = '', text = ''] = item.exec(line) ?? [];
      // What stands deeper belongs to the one above.
      return above && indent.length > above.indent
        ? { speaker: above.speaker, start: null, text }
        : 'ends';
    });
  },
};

const known = new WeakMap<TextDocument, ReadonlyMap<number, Scribed>>();

function headsOf(document: TextDocument): ReadonlyMap<number, Scribed> {
  const heads = known.get(document) ?? findHeads(document.lines);
  known.set(document, heads);
  return heads;
}

function findHeads(lines: readonly string[]): ReadonlyMap<number, Scribed> {
  return new Map(
    lines.flatMap((line, at) => {
      const [, indent = '', words = ''] = item.exec(line) ?? [];
      const said = words.startsWith('[') ? bracketedName(words) : null;
      return said === null || !/^\p{L}/u.test(said.name) || said.name.length === 1
        ? []
        : [[at, { speaker: said.name, text: said.text, indent: indent.length }] as const];
    }),
  );
}

/** The lines below a heading 'Agenda', up to the next heading: what is to be said, not what was. */
function linesOfAgenda(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let isAgenda = false;
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(line);
    if (heading !== null) isAgenda = /^agenda\b/i.test(heading);
    else if (isAgenda) found.add(at);
  }
  return found;
}
