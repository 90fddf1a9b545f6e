import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import type { OutcomeKind } from '../../../packages/transcript/src/3-features/outcomes/model.ts';
import type { Cue, JoinedTurn } from '../../../packages/transcript/src/types.ts';

const turnSchema = z.union([z.number().int(), z.tuple([z.number().int(), z.number().int()])]);
export const itemSchema = z.object({
  turn: turnSchema,
  also: z.array(turnSchema).optional(),
  what: z.string(),
  sure: z.boolean(),
  owner: z.string().nullish(),
  due: z.string().nullish(),
});
const markedSchema = z.object({
  actions: z.array(itemSchema),
  decisions: z.array(itemSchema),
  openQuestions: z.array(itemSchema),
});
const meetingSchema = z.object({
  meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
});

/** Marked by a reader; `from` and `to` are turns of the analysis, both included. */
export type Marked = {
  places: [from: number, to: number][];
  what: string;
  sure: boolean;
  owner: string | null;
  due: string | null;
};

export type MarkedMeeting = {
  name: string;
  cues: Cue[];
  turns: JoinedTurn[];
  marked: Record<OutcomeKind, Marked[]>;
};

/** Marked meetings of QMSum; turn numbers are those of the joined turns. */
export function readMarkedMeetings(data: string, split: 'train' | 'val'): MarkedMeeting[] {
  const folder = join(data, 'outcomes/marked', split);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const source: unknown = JSON.parse(readFileSync(join(data, 'qmsum', split, file), 'utf8'));
      const { meeting_transcripts } = meetingSchema.parse(source);
      const cues = meeting_transcripts.map(({ speaker, content }) => ({
        speaker: speaker.trim(),
        text: content
          .replace(/\{[a-z_ ]+\}/gi, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
        id: '',
        start: null,
        end: null,
      }));
      const ours = ourTurns(cues);
      const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const marks = markedSchema.parse(json);
      return {
        name: file.replace('.json', ''),
        cues,
        turns: mergeCues(cues),
        marked: {
          actions: placedIn(ours, marks.actions),
          decisions: placedIn(ours, marks.decisions),
          openQuestions: placedIn(ours, marks.openQuestions),
        },
      };
    });
}

/** Places are turns of the analysis, by those of the file. */
export const placedIn = (ours: readonly number[], items: z.infer<typeof itemSchema>[]): Marked[] =>
  items.map(({ turn, also = [], what, sure, owner = null, due = null }) => ({
    what,
    sure,
    owner,
    due,
    places: [turn, ...also].map((place) => {
      const [from, to] = typeof place === 'number' ? [place, place] : place;
      return [ours[from] ?? 0, ours[to] ?? 0];
    }),
  }));

/**
 * The index of the joined turn for each turn of the file. Consecutive turns of one speaker are joined, empty ones
 * dropped.
 */
export function ourTurns(cues: readonly Cue[]): number[] {
  let turn = -1;
  let speaker: string | null = null;
  return cues.map((cue) => {
    if (cue.text !== '' && (turn < 0 || cue.speaker !== speaker)) {
      turn++;
      speaker = cue.speaker;
    }
    return Math.max(0, turn);
  });
}

export const isWithin = (turn: number, { places }: Marked, turns: number): boolean =>
  places.some(([from, to]) => turn >= from - turns && turn <= to + turns);
