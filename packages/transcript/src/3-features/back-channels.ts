import type { SpokenTurn } from './talk.ts';

const longestBackChannelWords = 4;

const listeningWords: ReadonlySet<string> = new Set(
  `yeah yes yep yup yah ya aye mm mmm mm-hm mm-hmm mmhmm mhm hm hmm uh-huh uh um huh ah oh ooh wow right okay ok alright
  sure exactly true indeed absolutely definitely totally correct cool great good nice fine perfect lovely gotcha i see
  got it of course that's it's is all no so well and but hi hey hello bye thanks thank you`.split(
    /\s+/,
  ),
);

/** Whether a turn is only a sign of listening ("mm-hm", "right, okay"), which does not take the floor. */
export function isBackChannel({ sentences }: SpokenTurn): boolean {
  let words = 0;
  for (const { tokens, text } of sentences) {
    words += tokens.length;
    if (words > longestBackChannelWords || text.endsWith('?')) return false;
    if (!tokens.every((token) => listeningWords.has(token))) return false;
  }
  return true;
}
