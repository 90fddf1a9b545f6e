import { alonePatterns, sentenceAbout, sentenceOfWork, tellsProgress } from '@rapport/ask';
import type { HandoverItem, HandoverKind } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { cutQuote } from '../../figures/cut-quote.ts';
import { listCalledNames } from '../carried/carried-words-repository.ts';
import { cutToThing, lastSentenceOf, leadingTo } from './cut-to-thing.ts';
import { cutToTopic, saysTopic } from './cut-to-topic.ts';
import type { ItemRow } from './item-repository.ts';
import { listQuotedTurns, type QuotedTurn } from './quoted-turn-repository.ts';

export type ItemQuote = {
  quote: NonNullable<HandoverItem['quote']>;
  /** The thing as it is spelled there. */
  label: string | null;
};

/** What is quoted for each item, if the member may read it, and if it still says so. */
export async function readItemQuotes(
  db: Database,
  member: Member,
  rows: readonly ItemRow[],
): Promise<Map<string, ItemQuote>> {
  const leavers = rows.flatMap(({ kind, projectPersonId }) =>
    kind === 'said' && projectPersonId ? [projectPersonId] : [],
  );
  const [turns, names] = await Promise.all([
    listQuotedTurns(
      db,
      member,
      rows.flatMap((row) => placeOf(row) ?? []),
    ),
    listCalledNames(db, member.organizationId, [...new Set(leavers)]),
  ]);
  const turnAt = new Map(turns.map((one) => [`${one.meetingId} ${one.turn}`, one]));
  return new Map(
    rows.flatMap((row): [string, ItemQuote][] => {
      const place = placeOf(row);
      const said = place && turnAt.get(`${place.meetingId} ${place.turn}`);
      if (!said) return [];
      const found = cut(row, said, names.get(row.projectPersonId ?? '') ?? []);
      if (!found) return [];
      const before = turnAt.get(`${said.meetingId} ${said.turn - 1}`);
      return [
        [
          row.id,
          { label: found.label, quote: presentQuote(said, found.sentence, row.kind, before) },
        ],
      ];
    }),
  );
}

function placeOf(row: ItemRow) {
  const [meetingId, turn] =
    row.kind === 'action'
      ? [row.actionMeetingId, row.actionTurn]
      : [row.quoteMeetingId, row.quoteTurn];
  return meetingId !== null && turn !== null ? { meetingId, turn } : null;
}

type Cut = { label: string | null; sentence: string };

/** Null if the turn does not say it any more, or somebody else does. */
function cut(row: ItemRow, { text, personId }: QuotedTurn, names: readonly string[]): Cut | null {
  const isOwn = row.projectPersonId !== null && personId === row.projectPersonId;
  switch (row.kind) {
    case 'topic':
    case 'document':
    case 'customer':
    case 'report': {
      if (!isOwn) return null;
      if (row.nameKey !== null) return cutToThing(text, row.nameKey);
      if (row.kind === 'report')
        return tellsProgress(text) ? { label: null, sentence: cutQuote(text) } : null;
      const key = row.topicKey ?? '';
      return saysTopic(text, key) ? { label: null, sentence: cutToTopic(text, key) } : null;
    }
    case 'work': {
      const sentence = isOwn ? sentenceOfWork(text) : null;
      return sentence === null ? null : { label: null, sentence: cutQuote(sentence) };
    }
    case 'said': {
      if (isOwn || names.length === 0) return null;
      const sentence = sentenceAbout(text, alonePatterns(names), true);
      return sentence === null ? null : { label: null, sentence: cutQuote(sentence) };
    }
    case 'action':
      return { label: null, sentence: cutQuote(row.actionQuote ?? row.actionText ?? text) };
    default:
      return null;
  }
}

function presentQuote(
  said: QuotedTurn,
  sentence: string,
  kind: HandoverKind,
  before: QuotedTurn | undefined,
): ItemQuote['quote'] {
  const { meetingId, meeting, date, turn, start, speaker } = said;
  const led = sentenceBefore(said, sentence, kind, before);
  return { text: sentence, meetingId, meeting, date, turn, start, speaker, before: led };
}

/** By somebody else; an action says little without the speaker's own sentence before it. */
function sentenceBefore(
  { text, speaker }: QuotedTurn,
  sentence: string,
  kind: HandoverKind,
  before: QuotedTurn | undefined,
): ItemQuote['quote']['before'] {
  const own = leadingTo(text, sentence);
  if (own !== null)
    return kind === 'action' && own !== '' && speaker !== null
      ? { speaker, text: lastSentenceOf(own) }
      : null;
  if (!before?.speaker || before.speaker === speaker) return null;
  return { speaker: before.speaker, text: lastSentenceOf(before.text) };
}
