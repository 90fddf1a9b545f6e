import type { Sentence } from '../sentences.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { ownerIn, ownersByName } from './owners-by-name.ts';
import { straight } from './straight.ts';
import { nameOf } from './who-takes-it.ts';

/** Words with which somebody begins to sum up. */
const sumsUp = new RegExp(
  [
    String.raw`\b(?:to|let me|i'll|i will|just) (?:sum (?:(?:it|this|that) )?up|recap|summari[sz]e|(?:say|read|repeat) (?:it|this|that) back)\b`,
    String.raw`^(?:\w+ )?(?:in summary|summary|to recap|recap)\b ?[:,]`,
    String.raw`\bfor the (?:minutes|notes)\b`,
    String.raw`\b(?:if|that) i(?:'ve| have) got (?:it|everything|this|that)\b`,
    String.raw`\bwhat we(?:'ve| have)? (?:decided|agreed)\b`,
  ].join('|'),
  'i',
);
/** After such words, what is no task is decided. */
const sumsUpDecisions = /\bwhat we(?:'ve| have)? (?:decided|agreed)\b/i;
/** Remarks, and what is left open. */
const isNoDecision =
  /\b(?:open|questions?|anything|everyone|thanks?|let's|perfect|great|please|i think|sound right|missed)\b/i;
/** Before this part of a meeting, somebody sums up what was before it. */
const firstPart = 0.5;
const fewestWords = 4;
const order = '(?:(?:first|second|third|fourth|fifth|next|finally|last|and|so|then)[, ]+)*';
const weDecided = new RegExp(
  `^${order}we(?:'ll|'re|'ve| will| are| have| keep| go| do| don't)\\b`,
  'i',
);
const iPromise = new RegExp(`^${order}i(?:'ll|'m| will| am)\\b`, 'i');
const startsWithOrder = new RegExp(`^${order}`, 'i');
/** 'Dave will lead', 'Dave, you will lead', 'Dave, you're getting it', 'Marcus is delivering', 'Jelena sorts them', 'Ana to call them'. */
const acts =
  /^[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?:(?:, you)?(?:'ll| will)|, you(?:'re| are) \p{L}+ing| is \p{L}+ing| to| (?!is\b|was\b|has\b)\p{Ll}+s)\b/u;

export type SummedUp = {
  tasks: Task[];
  decisions: { quote: string; turn: SpokenTurn }[];
};
type Task = { quote: string; owner: string; turn: SpokenTurn; sentence: Sentence };

/**
 * What somebody sums up towards the end: who does what, and what 'we' do. One sentence may list several, and at any
 * time one that names several people and their tasks is read in this way.
 */
export function summedUp(talk: Talk): SummedUp {
  const found: SummedUp = { tasks: [], decisions: [] };
  const owners = ownersByName(talk.names);
  const ownerOf = (clause: string, turn: SpokenTurn): string | null => {
    const plain = clause.replaceAll('’', "'");
    const bare = plain.replace(startsWithOrder, '');
    const speaker = iPromise.test(plain) ? nameOf(turn.speaker, talk) : null;
    return speaker ?? (acts.test(bare) ? ownerIn(bare, owners) : null);
  };
  for (const turn of talk.turns) {
    if (turn.written) continue;
    const isEarly = turn.index < firstPart * talk.turns.length;
    const at = isEarly
      ? -1
      : turn.sentences.findIndex((sentence) => sumsUp.test(straight(sentence)));
    if (at < 0) {
      for (const sentence of turn.sentences) found.tasks.push(...listOf(sentence, turn, ownerOf));
      continue;
    }
    const areDecisions = turn.sentences.some((said) => sumsUpDecisions.test(straight(said)));
    for (const [after, sentence] of turn.sentences.slice(at).entries()) {
      const isDecision = areDecisions && after > 0 && !isNoDecision.test(sentence.text);
      for (const quote of clausesOf(sentence.text)) {
        const owner = ownerOf(quote, turn);
        if (owner !== null) found.tasks.push({ quote, owner, turn, sentence });
        else if (weDecided.test(quote.replaceAll('’', "'")) || isDecision)
          found.decisions.push({ quote, turn });
      }
    }
  }
  return found;
}

/** The tasks of a sentence that gives them to several people: 'So I send the deck, Bo books the room.' */
function listOf(
  sentence: Sentence,
  turn: SpokenTurn,
  ownerOf: (clause: string, turn: SpokenTurn) => string | null,
): Task[] {
  const clauses = clausesOf(sentence.text);
  if (clauses.length < 2) return [];
  const tasks = clauses.flatMap((quote) => {
    const owner = ownerOf(quote, turn);
    return owner === null ? [] : [{ quote, owner, turn, sentence }];
  });
  return tasks.length === clauses.length && new Set(tasks.map(({ owner }) => owner)).size > 1
    ? tasks
    : [];
}

/** Clauses that have a subject of their own: 'Alex sends the offer, and we meet on Tuesday' are two. */
function clausesOf(text: string): string[] {
  const [, list = text] = /^[^:]{0,80}: (.+)$/s.exec(text) ?? [];
  return list
    .split(
      /[,;] (?:and )?(?=(?:we|I)(?:['’]| (?:will|are|am|have)\b)|\p{Lu}[\p{L}'-]+ (?:will|is|to|\p{Ll}+s)\b)/u,
    )
    .map((clause) => clause.trim())
    .filter((clause) => !clause.endsWith('?') && clause.split(' ').length >= fewestWords);
}
