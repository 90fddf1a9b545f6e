import type { Masked } from './masked.ts';
import type { MeasureRead } from './rules/rule.ts';

const degree =
  '(?:(?:way |far |much )?too (?:much|many|little|few|often|rarely|seldom|long|short|quiet|silent|loud|talkative)|not (?:\\w+ )?(?:enough|much enough)|enough|should (?:\\w+ )?(?:less|more|fewer))';
const judged = new RegExp(
  `(?<= )(?:${degree.replace('should (?:\\w+ )?', 'should (?:not )?\\w+ ')})(?= )`,
);
const who =
  '(?:who|whom|whoever|which (?:person|people)|@person|@group|anyone|anybody|somebody|someone|people|managers|we)';
const talking =
  '(?:talks?|talking|speaks?|speaking|says?|contributes?|contribute|quiet|silent|loud|talkative|interrupts?|participates?|listens?)';
const ofTalk = new RegExp(`(?<= )${who}(?: \\S+){0,4} ${talking}(?= )`);

export type Judgement = {
  /** 'Too much', as read. */
  words: string;
  /** The nearest that can be counted. Undefined if the question without the judgement says it. */
  read: MeasureRead | undefined;
  /** The question without the judgement. */
  left: Masked;
};

/**
 * 'Who talks too much?' asks for a judgement, which no figure makes; who talks most can be counted. Undefined if a
 * masked question asks for none.
 */
export function judgementIn(masked: Masked): Judgement | undefined {
  const { text } = masked;
  const words = judged.exec(text)?.[0];
  if (words === undefined) return undefined;
  const left = { ...masked, text: text.replace(words, '|') };
  return { words, read: ofTalk.test(text) ? timeSpoken(text) : undefined, left };
}

const ofAll =
  /(?<= )(?:who|whom|whoever|which|any(?:one|body)|some(?:one|body)|people|managers|we)(?= )/;
const timeSpoken = (text: string): MeasureRead =>
  ofAll.test(text) ? { measure: 'most', group: 'person' } : { measure: 'hours', state: 'spoken' };

/** Whether a word that nothing uses is a judgement. */
export const isJudgement = (words: string): boolean => judged.test(` ${words} `);
