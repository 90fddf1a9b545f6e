import { termsOf } from '../words/terms.ts';
import type { Question } from './read-question.ts';
import type { Subject } from './subject.ts';

/** Words at the beginning that mark a follow-up of the previous question. */
const goesOn =
  /^(?:and|but|so|what about|how about|since when|until when|why|who else|what else)\b/i;
/** Words that refer back to the previous question. */
const standsFor =
  /\b(?:it|its|that|this|these|those|them|they|their|there|then|he|she|him|her|his|hers)\b/i;
/** Words of a follow-up that name no subject: 'What about Tom?', 'Since when?'. */
const bare = new Set(
  termsOf(
    'and but so what about how since until when why who whom whose which where else say said did do does then',
  ),
);

/**
 * Completes a question with what it takes from the previous one:
 * 1. It is a follow-up if it begins with a continuing word ('And who signs it?', 'Since when?'), contains a word that
 * refers back ('What did Tom say about that?'), or names no subject. Any other question stays as it is.
 * 2. Its subject consists of its own words and those of the previous question.
 * 3. Period, people and series are its own; those that it does not name come from the previous question.
 * 4. If it names no subject and asks for no kind of answer, it asks for the same kind: 'And last week?'.
 *
 * @param own the question as read alone
 */
export function followUp(own: Question, before: Question): Question {
  const subject = ownTerms(own);
  if (!goesOn.test(own.text) && !standsFor.test(own.text) && subject.size > 0) return own;
  const isBare = subject.size === 0 && own.kind === 'look-up';
  const keptOf = ({ terms, pairs }: Subject): Subject => ({
    terms: terms.filter((term) => subject.has(term)),
    pairs: pairs.filter(([one, other]) => subject.has(one) && subject.has(other)),
  });
  return {
    ...own,
    kind: isBare ? before.kind : own.kind,
    count: isBare ? before.count : own.count,
    outcome: own.outcome ?? (isBare ? before.outcome : null),
    actionState: own.actionState ?? (isBare ? before.actionState : null),
    unused: isBare ? before.unused : own.unused,
    people: own.people.length > 0 ? own.people : before.people,
    speakers: speakersOf(own, before, subject.size === 0),
    // 'And in the last one?' is the last of all days.
    period: own.period ?? (own.isLatest ? null : before.period),
    series: own.series ?? before.series,
    isLatest: own.isLatest || (own.period === null && own.series === null && before.isLatest),
    subject: joined(keptOf(own.subject), before.subject),
    matter: joined(keptOf(own.matter), before.matter),
    phrase: subject.size === 0 || own.phrase.length === 0 ? before.phrase : own.phrase,
  };
}

/** 'What about Ada?' asks what Ada says about the same subject. */
function speakersOf(own: Question, before: Question, isBare: boolean): string[] {
  if (own.people.length === 0) return before.speakers;
  return isBare ? own.people : own.speakers;
}

/** Terms of the question that name something besides people. */
function ownTerms({ text, matter, people, series }: Question): Set<string> {
  const names = new Set([...people, ...(series === null ? [] : [series])].flatMap(termsOf));
  const pronouns = new Set(termsOf(text).filter((term) => standsFor.test(term)));
  return new Set(
    matter.terms.filter((term) => !bare.has(term) && !names.has(term) && !pronouns.has(term)),
  );
}

const joined = (one: Subject, other: Subject): Subject => ({
  terms: [...new Set([...one.terms, ...other.terms])],
  pairs: [...one.pairs, ...other.pairs],
});
