import type { ConfirmQuestion, SpeakerConfidence } from '@rapport/contract';
import { capitalised } from '@/lib/number-words.ts';
import { kinds } from './confirming-state.ts';

type Kind = ConfirmQuestion['kind'];

/** Names of the kinds: over the cells, for one, and for several. */
export const kindWords: Record<Kind, { group: string; one: string; many: string }> = {
  speaker: { group: 'Speaker', one: 'speaker', many: 'speakers' },
  decision: { group: 'Decisions', one: 'decision', many: 'decisions' },
  action: { group: 'Actions', one: 'action', many: 'actions' },
  question: { group: 'Open', one: 'open question', many: 'open questions' },
};

/** 'Was this decided?', 'Is this Greta Holm?' */
export function questionWords(question: ConfirmQuestion): string {
  switch (question.kind) {
    case 'speaker':
      return `Is this ${question.person.name}?`;
    case 'decision':
      return 'Was this decided?';
    case 'action':
      return 'Is this something to do?';
    case 'question':
      return 'Is this still open?';
  }
}

const confidenceWords: Record<SpeakerConfidence, string> = {
  'very-likely': 'very likely',
  likely: 'likely',
  possible: 'possible',
};

/** 'Action 1 of 5, Rapport is sure of it' */
export function placeWords(question: ConfirmQuestion, all: readonly ConfirmQuestion[]): string {
  const same = all.filter(({ kind }) => kind === question.kind);
  const { one } = kindWords[question.kind];
  const at = same.findIndex(({ id }) => id === question.id) + 1;
  const place = `${capitalised(one)} ${at} of ${same.length}`;
  if (question.kind === 'speaker') return `${place}, ${confidenceWords[question.confidence]}`;
  return `${place}, Rapport is ${question.sure ? 'sure of it' : 'not sure'}`;
}

/** The sentence or the heard name that is asked about. */
export const askedText = (question: ConfirmQuestion): string =>
  question.kind === 'speaker' ? question.name : question.text;

/** '“Let’s repaint the docks in spring” is no decision' */
export function answerWords(question: ConfirmQuestion, is: 'yes' | 'no' | 'skipped'): string {
  const text = `“${askedText(question).replace(/[.!]$/, '')}”`;
  if (is === 'skipped') return `${text} was skipped`;
  if (question.kind === 'speaker')
    return `${text} is ${is === 'no' ? 'not ' : ''}${question.person.name}`;
  const one = kindWords[question.kind].one;
  return is === 'no' ? `${text} is no ${one}` : `${text} is ${article(one)} ${one}`;
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');

/** The kinds that have questions, each with its questions. */
export const groupsOf = (questions: readonly ConfirmQuestion[]) =>
  kinds.flatMap((kind) => {
    const own = questions.filter((question) => question.kind === kind);
    return own.length > 0 ? [{ kind, questions: own }] : [];
  });
