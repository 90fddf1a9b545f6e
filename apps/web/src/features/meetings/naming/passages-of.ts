import type { TranscriptTurn } from '@rapport/contract';

/** What can be named: a turn as the file has it, by its cue; the name is the participant's. */
export const passagesOf = (turns: readonly TranscriptTurn[]): TranscriptTurn[] =>
  turns.flatMap(({ passages = [], participantId, text, end }) =>
    passages.map(({ cue, from, start }, at) => {
      const next = passages[at + 1];
      return {
        position: cue,
        participantId,
        start,
        end: next ? next.start : end,
        text: text.slice(from, next?.from).trim(),
      };
    }),
  );
