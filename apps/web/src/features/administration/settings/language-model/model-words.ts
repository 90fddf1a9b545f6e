import {
  type KeptReason,
  type LanguageModelState,
  type ModelTest,
  type ModelWindow,
  textLanguages,
  textLanguageWords,
} from '@rapport/contract';
import { counted, inDigits } from '@/lib/number-words.ts';
import { recentMoment } from '@/lib/recent-moment.ts';

const failures: Record<KeptReason, string> = {
  'no-answer': 'did not answer',
  'too-slow': 'took too long',
  'unreadable-answer': 'did not answer in the form that was asked',
  'not-borne-out': 'wrote nothing that the text supports',
  'not-asked': 'was not asked',
  'switched-off': 'was switched off',
  'cut-prompt': 'read only a part of what it was sent',
  'cut-answer': 'stopped in the middle of its answer',
  'over-limit': 'was not asked: the tokens of the month are used up',
};

/** 'in 2.8 s' */
const took = ({ milliseconds }: ModelTest) => `in ${(milliseconds / 1000).toFixed(1)} s`;

/** 'Works: tested today 14:32, in 2.8 s' */
export function testWords(test: ModelTest): string {
  const result = test.failure ? 'Fails' : test.cut ? 'Works with smaller parts' : 'Works';
  return `${result}: tested ${recentMoment(test.testedAt)}, ${took(test)}`;
}

/** 'The language model did not answer today 14:32: ‘status 503’. …' */
export function failingSentence(
  { failure, detail, at }: NonNullable<LanguageModelState['failing']>,
  words: string | null,
): string {
  return `It ${failures[failure]}, ${recentMoment(at)}: ‘${words ?? detail}’. Until it does, meetings keep the texts of the built-in engine, and Ask gives quotes only.`;
}

export const cutSentence = ({ sent, read, partTokens }: NonNullable<ModelTest['cut']>): string =>
  `Read ${inDigits(read)} of about ${inDigits(sent)} tokens: the beginning was lost. Parts are now ${inDigits(partTokens)}.`;

const tellers: Record<ModelWindow['toldBy'], string> = {
  ollama: 'as Ollama tells',
  'llama.cpp': 'as llama.cpp tells',
  vllm: 'as the server tells',
  administrator: 'as the administrator set',
};

export function windowWords({ window, partTokens }: ModelTest): string {
  const parts = `texts are cut into parts of at most ${inDigits(partTokens)}`;
  return window
    ? `${inDigits(window.tokens)} tokens, ${tellers[window.toldBy]}; ${parts}`
    : `The server does not tell it; ${parts}. An administrator can set RAPPORT_LLM_WINDOW.`;
}

export function quotesWords({ sentences, dropped }: ModelTest): string {
  if (sentences === 0) return 'It wrote no sentence about the test meeting';
  const of = `${dropped === 0 ? 'All' : inDigits(dropped)} of ${counted(sentences, 'test sentence')}`;
  if (dropped === 0) return `${of} rest on the text`;
  return `${of} ${dropped === 1 ? 'was' : 'were'} not in the text, and dropped`;
}

/** '812', '12.3 thousand', '4.2 million' */
export function tokensInWords(tokens: number): string {
  if (tokens < 1000) return `${tokens}`;
  if (tokens < 1_000_000) return `${(tokens / 1000).toFixed(1)} thousand`;
  return `${(tokens / 1_000_000).toFixed(1)} million`;
}

/** 'Wrote French when asked in French' */
export function languageTestText({ asked, wrote }: NonNullable<ModelTest['language']>): string {
  const wanted = textLanguageWords[asked];
  if (wrote === asked) return `Wrote ${wanted} when asked in ${wanted}`;
  const written = textLanguages.find((one) => one === wrote);
  return `Wrote ${written ? textLanguageWords[written] : 'no language that can be told'} when asked in ${wanted}: such texts are not used`;
}
