import { isBackChannel } from './back-channels.ts';
import type { NamesSaidTo } from './names-said.ts';
import type { Sentence } from './sentences.ts';
import type { SpokenTurn, Talk } from './talk.ts';

export type Question = {
  turn: number;
  asker: number;
  text: string;
  words: number;
  /** The participant addressed by name; null if none. */
  named: number | null;
  /** False if the asker went on for more than 25 words. */
  handedOver: boolean;
  /** The next speaker and turn, chosen by position; null if none is near enough. */
  answer: { by: number; turn: number } | null;
};

/** In words after the question. */
const wordsAfterQuestion = 25;
/** In turns. */
const answerWithinTurns = 4;
const shortestQuestionWords = 3;

const questionWords = new Set('what how why when where who whom whose which'.split(' '));
const asked = new Set(
  "do does did can could would will should shall have has had is are was were am may isn't aren't don't doesn't didn't can't".split(
    ' ',
  ),
);
const subjects = new Set(
  'you we they he she it i there that this anyone anybody everyone somebody these those'.split(' '),
);
const leadIns = new Set(
  'so and but or okay ok well then now yeah um uh also just right hey'.split(' '),
);

const checkAtEnd = /[,\s](?:right|okay|ok|yeah|no|huh|eh|you know|correct)\?["'”’]*$/i;

/** Decided by the model in talk without punctuation, otherwise by question mark or word order. */
export function isQuestion({ text, tokens, asks }: Sentence): boolean {
  if (asks !== undefined) return asks && tokens.length >= shortestQuestionWords;
  if (/\?["'”’)\]]*$/.test(text)) return tokens.length >= shortestQuestionWords;
  if (/[.,!…]["'”’)\]]*$/.test(text)) return false;
  const start = tokens.findIndex((token) => !leadIns.has(token));
  const first = tokens[start] ?? '';
  const second = tokens[start + 1] ?? '';
  if (asked.has(first)) return subjects.has(second);
  if (/^(?:what|how|who|where)'s$/.test(first)) return true;
  return first !== 'which' && questionWords.has(first) && asked.has(second);
}

/** The questions of a meeting in order, each with its answer if there is one. */
export function findQuestions({ names, turns }: Talk, saidTo: NamesSaidTo): Question[] {
  const alone = names.length < 2;
  const questions: Question[] = [];
  for (const turn of turns) {
    if (turn.speaker === null) continue;
    let wordsAfter = turn.sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
    for (const sentence of turn.sentences) {
      wordsAfter -= sentence.tokens.length;
      if (!isQuestion(sentence) || (wordsAfter > 0 && checkAtEnd.test(sentence.text))) continue;
      const handedOver = !alone && wordsAfter <= wordsAfterQuestion;
      questions.push({
        turn: turn.index,
        asker: turn.speaker,
        text: sentence.text,
        words: sentence.tokens.length,
        named: handedOver ? (saidTo(turn).at(-1) ?? null) : null,
        handedOver,
        answer: handedOver ? answerTo(sentence, turn, turns) : null,
      });
    }
  }
  return questions;
}

function answerTo(question: Sentence, asked: SpokenTurn, turns: SpokenTurn[]): Question['answer'] {
  const next = asked.index + 1;
  for (const turn of turns.slice(next, next + answerWithinTurns)) {
    if (turn.speaker === null) continue;
    if (turn.speaker === asked.speaker) {
      if (turn.sentences.some(isQuestion)) return null;
      continue;
    }
    if (asksBack(turn) || (isBackChannel(turn) && !wantsYesOrNo(question))) continue;
    return { by: turn.speaker, turn: turn.index };
  }
  return null;
}

const asksBack = ({ sentences }: SpokenTurn): boolean =>
  sentences.every((sentence) => isQuestion(sentence) || sentence.text.endsWith('?'));

const wantsYesOrNo = ({ tokens }: Sentence): boolean =>
  !tokens.slice(0, 4).some((token) => questionWords.has(token));
