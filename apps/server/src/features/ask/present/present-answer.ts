import type { Ask, AskAnswer } from '@rapport/contract';
import { mondayOf } from '../../../ground/calendar-days.ts';
import type { Found } from '../found.ts';
import type { Understood } from '../question/understand-question.ts';
import { followUpsOf } from './follow-ups.ts';
import { presentAnswerQuote } from './present-quote.ts';

type Facts = Pick<
  AskAnswer,
  'id' | 'read' | 'nothing' | 'beingAnalysed' | 'readings' | 'instead'
> & {
  asked: Ask;
  askedAt: Date;
  understood: Understood;
  found: Found;
  /** Meetings that are quoted in `nothing`. */
  shown: Found['loaded']['shown'];
};

export function presentAnswer({
  id,
  asked,
  askedAt,
  understood,
  found,
  nothing,
  shown,
  beingAnalysed,
  readings,
  instead,
  read,
}: Facts): AskAnswer {
  const { quotes } = found;
  const loaded = { ...found.loaded, shown: new Map([...found.loaded.shown, ...shown]) };
  const quoted = new Set(
    [...quotes, found.closest]
      .flatMap((place) => place?.meetingId ?? [])
      .concat(nothing?.topics.flatMap(({ quote }) => quote?.meetingId ?? []) ?? []),
  );
  return {
    id,
    question: asked.question,
    askedAt: askedAt.toISOString(),
    reading: understood.reading,
    found: found.found,
    sentence: found.sentence,
    figure: found.figure,
    refusal: understood.refusal,
    written: null,
    canBeWritten: false,
    lacksOutcomes: found.lacksOutcomes,
    quotes: quotes.map((place) => presentAnswerQuote(place, loaded.speakers)),
    meetings: [...quoted].flatMap((meetingId) => loaded.shown.get(meetingId) ?? []),
    sentences: found.sentences.reduce((sum, [, sentences]) => sum + sentences, 0),
    weeks: weeksOf(found),
    read,
    beingAnalysed,
    nothing,
    readings,
    instead,
    followUps: found.found ? followUpsOf(understood) : [],
  };
}

function weeksOf({ sentences, loaded }: Found): AskAnswer['weeks'] {
  const weeks = new Map<string, number>();
  for (const [meetingId, count] of sentences) {
    const date = loaded.shown.get(meetingId)?.date;
    if (date === undefined) continue;
    const monday = mondayOf(date);
    weeks.set(monday, (weeks.get(monday) ?? 0) + count);
  }
  return [...weeks]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([monday, count]) => ({ monday, sentences: count }));
}
