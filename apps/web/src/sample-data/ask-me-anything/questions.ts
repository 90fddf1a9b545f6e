import { numberWord } from '@/lib/number-words.ts';
import { companyName } from '../company/company.ts';
import { employees } from '../company/employees.ts';
import { shownSentences } from '../moods.ts';
import { hiddenConnectors, readyToLead, teamsAtRisk } from './about-people.ts';
import {
  initiativesBehind,
  meetingsForLittle,
  pricingChange,
  sentimentChanges,
} from './about-work.ts';
import type { Answer } from './answer.ts';

type Suggestion = {
  question: string;
  answer: () => Answer;
  /** Whether it is asked about moods alone. */
  isAboutMoods?: true;
};

const suggested: readonly Suggestion[] = [
  {
    question: 'Which teams are most at risk of losing people this quarter?',
    answer: teamsAtRisk,
  },
  { question: 'Who are the hidden connectors in the organization?', answer: hiddenConnectors },
  {
    question: 'Where has sentiment changed most in the past month?',
    answer: sentimentChanges,
    isAboutMoods: true,
  },
  {
    question: 'Which strategic initiatives are falling behind, and why?',
    answer: initiativesBehind,
  },
  { question: 'Who is ready to step into a leadership role?', answer: readyToLead },
  {
    question: 'Which meetings take the most time for the least result?',
    answer: meetingsForLittle,
  },
  { question: 'What do people say about the pricing change?', answer: pricingChange },
];

const shown = (showsMoods: boolean) =>
  suggested.filter(({ isAboutMoods }) => showsMoods || !isAboutMoods);

/** What leaders ask. */
export const suggestedQuestions = (showsMoods: boolean): readonly string[] =>
  shown(showsMoods).map(({ question }) => question);

/** For every other question: nothing is looked up for it, and it says so. */
const simulated = (showsMoods: boolean): Answer => ({
  paragraphs: [
    'This answer is simulated: nothing was looked up for your question. Questions in your own words are not connected to data yet.',
    `The ${numberWord(shown(showsMoods).length)} questions that leaders ask are answered from the sample company ${companyName}, with its ${employees.length} people, their teams, ties and goals. Choose one of them to see what an answer will look like: what stands out, what may be behind it, and what would help.`,
  ],
  lookAt: [
    {
      area: 'sentiment',
      label: 'Sentiment overview, Past Month',
      to: '/sentiment?period=past-month',
    },
    { area: 'meetings', label: 'Meetings', to: '/meetings' },
  ],
});

const plain = (question: string) =>
  question
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[?.! ]+$/, '');

export function answerTo(asked: string, showsMoods: boolean): Answer {
  const known = shown(showsMoods).find(({ question }) => plain(question) === plain(asked));
  const { paragraphs, lookAt } = known ? known.answer() : simulated(showsMoods);
  return {
    paragraphs: shownSentences(paragraphs, showsMoods),
    lookAt: lookAt.filter(({ area }) => showsMoods || area !== 'sentiment'),
  };
}
