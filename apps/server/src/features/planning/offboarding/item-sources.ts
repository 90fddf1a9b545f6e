import type { SeriesListItem } from '@rapport/contract';
import type { SeriesOfPerson } from '../carried/carried-repository.ts';
import type { NamedTopic } from './handover-topic-repository.ts';
import type { ItemRow } from './item-repository.ts';
import type { ItemQuote } from './read-item-quotes.ts';

export const formerParticipant = 'Former participant';

/** The sources of items that the member may read, by their ids and keys. */
export type Known = {
  figures: boolean;
  topics: ReadonlyMap<string, NamedTopic>;
  /** By item. */
  quotes: ReadonlyMap<string, ItemQuote>;
  /** Names of guests. */
  guests: ReadonlyMap<string, string>;
  series: ReadonlyMap<string, SeriesListItem>;
  led: readonly SeriesOfPerson[];
};

const nothing = {
  sourceId: null,
  isOutside: false,
  mentions: null,
  allMentions: null,
  meetings: null,
  tiesLeft: null,
  led: null,
  lastOn: null,
  nextOn: null,
};

/** The item's name and figures, as far as the member may see them. */
export function sourceOf(row: ItemRow, { figures, quotes, topics, guests, series, led }: Known) {
  const counted = figures
    ? { mentions: row.mentions, allMentions: row.allMentions }
    : { mentions: null, allMentions: null };
  switch (row.kind) {
    case 'own':
      return { ...nothing, label: row.label };
    case 'topic': {
      if (row.nameKey !== null) return namedSource(row, counted, quotes);
      const topic = topics.get(row.topicKey ?? '');
      if (!topic) return { ...nothing, label: null };
      const { topic: label, meetings, lastOn } = topic;
      return { ...nothing, ...counted, label, meetings, lastOn };
    }
    case 'document':
    case 'customer':
      return namedSource(row, counted, quotes);
    case 'said':
    case 'work':
      return { ...nothing, label: quotes.get(row.id)?.quote.text ?? null };
    case 'action': {
      const sourceId = row.actionText === null ? null : row.actionId;
      return { ...nothing, label: row.actionText, sourceId, lastOn: row.actionSaidOn };
    }
    case 'person':
      return personSource(row, guests);
    case 'report': {
      const one = series.get(row.seriesId ?? '');
      const quote = quotes.get(row.id);
      if (!one || !quote) return { ...nothing, label: null };
      const { mentions } = counted;
      const meetings = figures ? row.meetings : null;
      const label = `${one.name}: ${quote.label?.toLowerCase() ?? 'how their own work goes'}`;
      return { ...nothing, label, sourceId: one.id, mentions, meetings, nextOn: one.nextDate };
    }
    case 'series': {
      const one = series.get(row.seriesId ?? '');
      if (!one) return { ...nothing, label: null };
      const { id: sourceId, name: label, meetings, lastDate: lastOn, nextDate: nextOn } = one;
      const ofPerson = led.find(
        ({ id, personId }) => id === sourceId && personId === row.projectPersonId,
      );
      const opened = ofPerson ? { opened: ofPerson.opened, of: ofPerson.meetings } : null;
      return { ...nothing, label, sourceId, meetings, lastOn, nextOn, led: opened };
    }
  }
}

function namedSource(
  row: ItemRow,
  counted: { mentions: number | null; allMentions: number | null },
  quotes: Known['quotes'],
) {
  const said = quotes.get(row.id);
  if (!said) return { ...nothing, label: null };
  return { ...nothing, ...counted, label: said.label, meetings: row.meetings };
}

function personSource(row: ItemRow, guests: Known['guests']) {
  const { meetings, tiesLeft } = row;
  if (row.guestId !== null) {
    const label = guests.get(row.guestId);
    if (label === undefined) return { ...nothing, label: null, isOutside: true };
    return { ...nothing, label, isOutside: true, meetings, tiesLeft };
  }
  const { introducedName: name, introducedDepartment: department, introducedId: sourceId } = row;
  const label = name === null ? formerParticipant : [name, department].filter(Boolean).join(', ');
  return { ...nothing, label, sourceId, meetings, tiesLeft };
}
