import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { namesSaidTo } from '../../../packages/transcript/src/3-features/names-said.ts';
import { findOutcomes } from '../../../packages/transcript/src/3-features/outcomes/find-outcomes.ts';
import type { Candidate } from '../../../packages/transcript/src/3-features/outcomes/judge/candidate-signs.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import { isWithin, type MarkedMeeting } from '../outcomes/marked-meetings.ts';
import type { Lesson } from './boosted-trees.ts';

export type LessonOfKind = Lesson & { kind: Candidate['kind'] };

/** What it is worth (1, 0.5 or 0), then place and value of each sign that is not 0. */
const sentencesSchema = z.array(z.array(z.number()));
/** Signs of sentences that readers judged, and of their meetings. It holds no words of anybody. */
const judgedSchema = z.object({
  meetingSigns: z.array(z.string()),
  sentenceSigns: z.array(z.string()),
  meetings: z.array(
    z.object({
      signs: z.array(z.number()),
      actions: sentencesSchema,
      decisions: sentencesSchema,
    }),
  ),
});

/** In turns: as near as readers of such meetings mark. */
const hitTurns = 1;
/** Marks know no 'right, but not clear alone', and tell the turn, not the sentence. */
const markedWeight = 0.3;

/** The names of all signs, and a lesson for each side of a sentence that is right, but not clear alone. */
export function judgedLessons(): { signs: string[]; lessons: LessonOfKind[] } {
  const text = readFileSync(join(import.meta.dirname, 'learned-from.json'), 'utf8');
  const { meetingSigns, sentenceSigns, meetings } = judgedSchema.parse(JSON.parse(text));
  const lessons = meetings.flatMap((meeting) =>
    (['actions', 'decisions'] as const).flatMap((kind) =>
      meeting[kind].flatMap(([worth = 0, ...pairs]) => {
        const ofSentence = new Float64Array(sentenceSigns.length);
        for (let at = 0; at < pairs.length; at += 2)
          ofSentence[pairs[at] ?? 0] = pairs[at + 1] ?? 0;
        const values = Float64Array.from([...meeting.signs, ...ofSentence]);
        return [
          { kind, values, isOne: true, weight: worth },
          { kind, values, isOne: false, weight: 1 - worth },
        ];
      }),
    ),
  );
  return {
    signs: [...meetingSigns, ...sentenceSigns],
    lessons: lessons.filter(({ weight }) => weight > 0),
  };
}

/** What is found as sure in a marked meeting; right is what its reader marked. */
export function markedLessons(
  { turns, marked }: MarkedMeeting,
  signs: readonly string[],
): LessonOfKind[] {
  const talk = talkOf(turns);
  const lessons: LessonOfKind[] = [];
  findOutcomes({
    talk,
    saidTo: namesSaidTo(talk),
    date: null,
    language: 'en',
    worth: ({ kind, turn }, found) => {
      const near = marked[kind].filter((item) => isWithin(turn.index, item, hitTurns));
      const isOne = near.some(({ sure }) => sure);
      const values = Float64Array.from(signs, (name) => found[name] ?? 0);
      if (isOne || near.length === 0) lessons.push({ kind, values, isOne, weight: markedWeight });
      return 1;
    },
  });
  return lessons;
}
