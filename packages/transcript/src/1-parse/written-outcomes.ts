import type { WrittenOutcome } from '../types.ts';
import { countWords } from './word-count.ts';

export type WrittenLine = { kind: WrittenOutcome; text: string };

const names: Readonly<Record<WrittenOutcome, string>> = {
  action:
    'actions?(?: (?:items?|points?|required|needed))?|to-?dos?|AIs?|(?:suggested )?next steps?|follow[- ]?ups?|próximos pasos(?: sugeridos)?|próximas etapas(?: sugeridas)?|(?:étapes suivantes|prochaines étapes)(?: suggérées)?|(?:passaggi successivi|prossimi passi)(?: suggeriti)?|nächste schritte',
  decision:
    '(?:(?:final|key|main) )?(?:decisions?(?: (?:made|taken))?|conclusions?)|resolutions?|resolved|agreed|agreements?|aligned|decisiones|decisões|décisions|decisioni|entscheidungen',
  question:
    '(?:open|unresolved|outstanding) (?:questions?|issues?|points?)|needs? (?:further )?discussion',
};
/** Words that are a heading of outcomes only beside another one. */
const besideOthers = 'summary|recap|outcomes?|votes?|consensus';

const number = String.raw`(?: (?:no\.? ?|#)?\d{1,3})?`;
const person = String.raw`(?: (?:for |\()@?[\p{L}'’.-]+(?: [\p{L}'’.-]+)?\)?)?`;
const bullet = /^\s*(?:(?:[-*+•▪◦●]|\d{1,3}[.)])\s+|>\s*)/;
const checkBox = /^\[[ ]\]\s+/;
const ticked = /^\[[xX✓]\]\s/;
const heading = /^(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$)/;
/** Gemini's headings. What is below them has titles of its own: `**Title**` above it, or before it in a list. */
const titledHeading = /^(?:aligned|needs? (?:further )?discussion)$/i;
const titleAlone = /^\*\*[^*]+\*\*\s*$/;
const titleBefore = /^\*\*[^*]+\*\*\s+(?=\p{Lu})/u;
/** Gemini's questions to its reader. */
const feedback = /^(?:we've \**updated the|let us know what|rate th(?:is|ese)\b)/i;
const linkAlone = /^(?:!?\[[^\]]*\]\([^)]*\)|<?https?:\/\/\S+>?)\W*$/;
const nothing =
  /^(?:(?:there (?:is|are|were) )?no (?:\w+ )?(?:decisions?|actions?|conclusions?|questions?|issues?|next steps?)\b|none\b|nothing\b|n\/a\b|tbd\b)/i;
/** Fathom writes this link after a task. */
const watchLink = /\s+[-–—]\s+(?:WATCH:\s+)?https?:\/\/\S+\s*$/;

const joint = String.raw`\s*(?:[/&+,]|\band\b|\bor\b|\bof\b)\s*(?:the )?`;
const kinds = Object.keys(names).filter((kind): kind is WrittenOutcome => kind in names);
const labels = kinds.map((kind) => ({
  kind,
  inLine: new RegExp(
    `^(?:(?:${names[kind]})${number}${person}\\s*(?::|\\s[–-]\\s)|(?:\\[(?:${names[kind]})\\]|<(?:${names[kind]})>|#(?:${names[kind]})\\b):?)\\s*(?=\\S)`,
    'iu',
  ),
  /** 'Conclusion/Resolution', 'Decisions and next steps', 'Summary of decisions'. The first word tells the kind. */
  alone: new RegExp(
    `^(?:(?:${besideOthers})${joint})*(?:${names[kind]})(?:${joint}(?:${[besideOthers, ...Object.values(names)].join('|')}))*\\s*:?$`,
    'i',
  ),
}));

const fewestWords = 3;
const lineCharacters = 2000;

/** Null if a line states no kind. */
export function writtenLine(line: string): WrittenLine | null {
  if (line.length > lineCharacters) return null;
  const listed = line.replace(bullet, '');
  const unchecked = listed.replace(checkBox, '');
  const text = tidy(unchecked);
  if (heading.test(line)) return null;
  for (const { kind, inLine } of labels) {
    const label = inLine.exec(text)?.[0];
    if (label !== undefined)
      return countWords(text.slice(label.length)) < fewestWords ? null : { kind, text };
  }
  const isTask = unchecked !== listed && listed !== line && countWords(text) >= fewestWords;
  return isTask ? { kind: 'action', text } : null;
}

/** Lines apart from the talk that state their kind ('Action: …') or are below a heading such as 'Conclusion'. */
export function writtenLineReader() {
  let section: WrittenOutcome | null = null;
  /** A Markdown heading also covers a paragraph directly below it, a plain line only its list. */
  let takesParagraph = false;
  let isTitled = false;
  return {
    read(line: string): WrittenLine | null {
      if (line.length > lineCharacters || line.trim() === '') return null;
      const isHeading = heading.test(line);
      const title = tidy(line.replace(/^#{1,6}\s/, ''));
      const opened = labels.find(({ alone }) => alone.test(title))?.kind ?? null;
      if (opened === null && isTitled && section !== null && titleAlone.test(line)) {
        takesParagraph = true;
        return null;
      }
      if (isHeading || opened !== null) {
        section = opened;
        takesParagraph = isHeading;
        isTitled = titledHeading.test(title);
        return null;
      }
      const own = writtenLine(line);
      if (own !== null) return own;
      const isListed = bullet.test(line);
      if (!isListed && !takesParagraph) section = null;
      takesParagraph = takesParagraph && !isListed && line.endsWith(':');
      if (section === null) return null;
      const listed = line.replace(bullet, '');
      const text = tidy(isTitled ? listed.replace(titleBefore, '') : listed);
      const isTold =
        /^[\p{L}\p{N}"“'‘(@`[<].*[^:]$/u.test(text) &&
        !linkAlone.test(text) &&
        !nothing.test(text) &&
        !feedback.test(text);
      return isTold && !ticked.test(listed) && countWords(text) >= fewestWords
        ? { kind: section, text }
        : null;
    },
    talkGoesOn() {
      section = null;
    },
  };
}

const tidy = (line: string): string =>
  line
    .replaceAll('**', '')
    .replace(/\\(?=[[\]])/g, '')
    .replace(watchLink, '')
    .trim();
