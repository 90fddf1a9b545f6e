import { numberWord } from '@/lib/number-words.ts';
import { fold } from '@/lib/word-matcher.ts';
import { type Sentence, shownSentences } from '@/sample/domain/sentence.ts';

export type LookAtArea =
  | 'dashboard'
  | 'sentiment'
  | 'meetings'
  | 'scenarios'
  | 'departures'
  | 'succession'
  | 'development';

type SampleAnswer = {
  paragraphs: readonly Sentence[];
  lookAt: readonly { area: LookAtArea; label: string; to: string }[];
};

export type Answer = Omit<SampleAnswer, 'paragraphs'> & { paragraphs: readonly string[] };

export type LeaderQuestion = SampleAnswer & {
  question: string;
  /** Omitted where moods are switched off. */
  isAboutMoods?: true;
  /**
   * The answer ranks people, or says what their leaving would cost; omitted in works-council mode.
   */
  isAboutPeople?: true;
};

export type AskedOrganization = {
  name: string;
  /** Date of the figures, YYYY-MM-DD. */
  asOf: string;
  people: number;
  questions: readonly LeaderQuestion[];
};

export const withoutPeople = (organization: AskedOrganization): AskedOrganization => ({
  ...organization,
  questions: organization.questions.filter(({ isAboutPeople }) => !isAboutPeople),
});

const shown = ({ questions }: AskedOrganization, showsMoods: boolean) =>
  questions.filter(({ isAboutMoods }) => showsMoods || !isAboutMoods);

export const suggestedQuestions = (
  organization: AskedOrganization,
  showsMoods: boolean,
): readonly string[] => shown(organization, showsMoods).map(({ question }) => question);

/** The answer to any question without a prepared one. */
function simulated(organization: AskedOrganization, showsMoods: boolean): SampleAnswer {
  const { name, people } = organization;
  const count = numberWord(shown(organization, showsMoods).length);
  return {
    paragraphs: [
      'This answer is simulated: nothing was looked up for your question. Questions in your own words are not connected to data yet.',
      `The ${count} questions that leaders ask are answered from the sample company ${name}, with its ${people} people, their teams, ties and goals. Choose one of them to see what an answer will look like: what stands out, what may be behind it, and what would help.`,
    ],
    lookAt: [
      {
        area: 'sentiment',
        label: 'Sentiment overview, Past Month',
        to: '/sentiment?data=sample&period=past-month',
      },
      { area: 'meetings', label: 'Meetings', to: '/meetings' },
    ],
  };
}

const plain = (question: string) =>
  fold(question)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?.! ]+$/, '');

export function answerTo(
  organization: AskedOrganization,
  asked: string,
  showsMoods: boolean,
): Answer {
  const known = shown(organization, showsMoods).find(
    ({ question }) => plain(question) === plain(asked),
  );
  const { paragraphs, lookAt } = known ?? simulated(organization, showsMoods);
  return {
    paragraphs: shownSentences(paragraphs, showsMoods),
    lookAt: lookAt.filter(({ area }) => showsMoods || area !== 'sentiment'),
  };
}
