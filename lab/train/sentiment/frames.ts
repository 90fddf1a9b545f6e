import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentiment } from '@rapport/transcript';
import { randomFrom } from '../../../scripts/random.ts';
import type { LabelledLine } from './labelled-line.ts';

/** Sentence frames by the sentiment of the sentence; X stands for the word. */
const frames: Record<string, Partial<Record<Sentiment, string>>> = {
  'good things': {
    positive: `X|that is X|that's X|it's X|this is really X|so X|that was X|it was pretty X|I think this is X
      |that sounds X|it looks X|what a X idea|how X|you did a X job|X work everybody|the result is X|yeah, that would be X`,
    negative: "that's not X|it isn't X at all|it's not very X",
    neutral: 'was it X?|is it X or not?',
  },
  'bad things': {
    negative: `X|that is X|that's X|it's X|this is really X|so X|that was X|it was pretty X|I think this is X
      |that sounds X|it looks X|what a X idea|how X|the whole thing is X|it has been X|the way this was done is X`,
    neutral: "that's not X|it isn't X at all|is it X or not?",
  },
  'good feelings': {
    positive: `I'm X|I'm so X|I'm really X about this|I feel X|we are all X|she's X with it|they were X
      |that makes me X|I'm just so X`,
    negative: "I'm not X|I'm not very X about it|he wasn't X at all",
    neutral: 'are you X?',
  },
  'bad feelings': {
    negative: `I'm X|I'm so X|I'm really X about this|I feel X|we are all X|she's X with it|they were X
      |that makes me X|I'm just so X|people are X`,
    neutral: "I'm not X|don't be X|are you X?",
  },
  'good people': {
    positive:
      "you're X|you're so X|she's really X|he's such a X guy|they are X|what a X person|my team is X",
    negative: "you're not X",
  },
  'bad people': {
    negative: `you're X|you're so X|she's really X|he's such a X guy|they are X|what a X person|don't be so X
      |that was X of you`,
    neutral: "you're not X",
  },
  liking: {
    positive: 'I X it|I X this|I really X that|we X you|they X the new one|I X how you do that',
    negative: "I don't X it|I didn't X that at all",
    neutral: 'do you X it?',
  },
  disliking: {
    negative: 'I X it|I X this|I really X that|we X you|they X the new one|I X how you do that',
    neutral: "I don't X it|do you X it?",
  },
  'good outcomes': {
    positive: "what a X|it's a X|this is such a X|you are a X|that's a real X",
    negative: "it wasn't a X",
  },
  'bad outcomes': {
    negative: "what a X|it's a X|this is such a X|you are a X|that's a real X|he is a X",
    neutral: "it wasn't a X",
  },
  'bad doings': { negative: 'they X me|he X us|you X me|I feel X|she was X|I was X by them' },
  'good doings': { positive: 'they X me|he X us|you X me|I felt X|she was X|I was X by them' },
  swearing: { negative: "X|oh X|what the X|X, X|X this|that's X|why the X" },
  'delight in one word': { positive: 'X|oh X|X, nice|X we did it|X that is so good' },
  'dismay in one word': { negative: "X|oh X|X, seriously|X, not this|X, I don't like it" },
};

/** Low: frames are many and unnatural. */
const weight = 0.1;

export function framedLines(): LabelledLine[] {
  const random = randomFrom(11);
  return [...vocabulary()].flatMap(([kind, words]) =>
    words.flatMap((word) =>
      framesOf(kind).map(({ frame, sentiment }) => {
        const text = frame.replaceAll('X', word).replace(/\ba (?=[aeiou])/, 'an ');
        return { text: marked(text, sentiment, random.next()), sentiment, weight };
      }),
    ),
  );
}

function framesOf(kind: string): { frame: string; sentiment: Sentiment }[] {
  const bySentiment = frames[kind];
  if (!bySentiment) throw new Error(`There are no frames for '${kind}'.`);
  return (['negative', 'neutral', 'positive'] as const).flatMap((sentiment) =>
    (bySentiment[sentiment]?.split('|') ?? []).map((frame) => ({ frame: frame.trim(), sentiment })),
  );
}

/** Adds a full stop, nothing or, if there is a feeling, an exclamation mark. */
function marked(text: string, sentiment: Sentiment, chance: number): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  if (text.endsWith('?')) return sentence;
  if (chance >= 0.4 && chance < 0.7) return text;
  return `${sentence}${chance >= 0.7 && sentiment !== 'neutral' ? '!' : '.'}`;
}

/** Words by heading; a hyphen in vocabulary.txt becomes a space. */
function vocabulary(): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  let words: string[] = [];
  const file = join(import.meta.dirname, 'phrases', 'vocabulary.txt');
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('# ')) {
      words = [];
      kinds.set(line.slice(2), words);
    } else if (line) words.push(...line.split(' ').map((word) => word.replaceAll('-', ' ')));
  }
  return kinds;
}
