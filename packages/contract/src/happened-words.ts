import { counted } from './counted.ts';
import { distanceWords } from './distance-words.ts';
import type { Happened } from './organization-figures/happened.ts';

/** Part of a sentence; what the fact is about is emphasised. */
type Part = { text: string; isSubject?: true };
export type FactWords = {
  sentence: Part[];
  /** Words that were said, without quotation marks. */
  quote?: string;
};

const subject = (text: string): Part => ({ text, isSubject: true });
const text = (words: string): Part => ({ text: words });

/** '4 November' */
const day = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

const ofDepartment = (department: string | null) => (department ? `, ${department},` : '');

type OfKind<Kind extends Happened['kind']> = Extract<Happened, { kind: Kind }>;
type OfPeople = Extract<Happened, { person: unknown }>;
const people = ({ person, people }: OfPeople): [Part, string, string] =>
  person
    ? [subject(person.name), ofDepartment(person.department), 'was']
    : [subject(counted(people, 'person', 'people')), '', people === 1 ? 'was' : 'were'];

const silentSince = (fact: Extract<Happened, { everyDays: number }>, what: string): FactWords => ({
  sentence: [
    subject(fact.series.name),
    text(
      ` ${what}: ${distanceWords(fact.everyDays).toLowerCase()} until ${day(fact.lastOn)}, none since.`,
    ),
  ],
});

function voteWords({ meeting, votes, meetings, tally, quote }: OfKind<'vote-passed'>): FactWords {
  if (!meeting || !quote)
    return {
      sentence: [
        subject(counted(votes, 'more vote')),
        text(` passed, in ${counted(meetings, 'meeting')}.`),
      ],
    };
  const told = tally === null ? [] : [text(', '), subject(tally)];
  return {
    sentence: [text('A vote passed in '), subject(meeting.title), ...told, text('.')],
    quote: quote.quote,
  };
}

/** The sentence of a fact, in parts, with the words that were said. */
export function factWords(fact: Happened): FactWords {
  switch (fact.kind) {
    case 'decided':
      return {
        sentence: [
          subject(counted(fact.decisions, 'decision')),
          text(fact.confirmed > 0 ? `, ${fact.confirmed} of them confirmed.` : '.'),
        ],
        ...(fact.quote && { quote: fact.quote.quote }),
      };
    case 'vote-passed':
      return voteWords(fact);
    case 'heard-first': {
      const [who, department, was] = people(fact);
      return { sentence: [who, text(`${department} ${was} heard for the first time.`)] };
    }
    case 'heard-no-longer': {
      const [who, department, was] = people(fact);
      const before = fact.person
        ? `; in ${counted(fact.meetings, 'meeting')} of the 26 before`
        : ', and often in the 26 before';
      return { sentence: [who, text(`${department} ${was} not heard for 13 weeks${before}.`)] };
    }
    case 'series-began':
      return {
        sentence: [
          subject(fact.series.name),
          text(
            ` began: ${counted(fact.meetings, 'meeting')} since ${day(fact.on)}${fact.openedBy ? `, opened by ${fact.openedBy}` : ''}.`,
          ),
        ],
      };
    case 'series-opened-by':
      return {
        sentence: [
          subject(fact.series.name),
          text(
            fact.openedBy && fact.openedBefore
              ? ` is opened by ${fact.openedBy} now, until ${day(fact.until)} by ${fact.openedBefore}.`
              : ` is opened by somebody else since ${day(fact.on)}.`,
          ),
        ],
      };
    case 'series-paused':
      return silentSince(fact, 'paused');
    case 'series-ended':
      return silentSince(fact, 'ended');
    case 'topic-first':
      return {
        sentence: [
          subject(fact.topic),
          text(` came up for the first time: ${counted(fact.mentions, 'mention')}.`),
        ],
        ...(fact.quote && { quote: fact.quote.quote }),
      };
  }
}
