import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import { itemSchema, type MarkedMeeting, ourTurns, placedIn } from './marked-meetings.ts';

const moodSchema = z.enum(['positive', 'negative', 'neutral', 'calm', 'too little']);
const roomSchema = z.enum(['positive', 'negative', 'mixed', 'calm']);
const meetingSchema = z.object({
  id: z.string(),
  date: z.string().nullish(),
  invented: z.boolean().optional(),
  transcript: z.array(z.object({ speaker: z.string(), text: z.string() })),
  people: z.array(z.object({ name: z.string(), mood: moodSchema.optional() })),
  room: roomSchema.optional(),
  actions: z.array(itemSchema),
  decisions: z.array(itemSchema),
  openQuestions: z.array(itemSchema),
  keyPoints: z.array(z.object({ turn: z.number(), what: z.string() })),
});

export type PersonMood = z.infer<typeof moodSchema>;

export type WorkplaceMeeting = MarkedMeeting & {
  /** False for a meeting that took place. */
  isInvented: boolean;
  people: { name: string; mood: PersonMood | null }[];
  room: z.infer<typeof roomSchema> | null;
  /** In turns of the analysis. */
  keyPoints: { turn: number; what: string }[];
};

/** Workplace meetings with marked outcomes: `business` is for learning, `wild` for measuring only. */
export function readWorkplaceMeetings(data: string, set: 'business' | 'wild'): WorkplaceMeeting[] {
  const folder = join(data, 'outcomes', set);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const marked = meetingSchema.parse(json);
      const cues = marked.transcript.map(({ speaker, text }) => ({
        speaker: speaker.trim(),
        text: text.replace(/\s+/g, ' ').trim(),
        id: '',
        start: null,
        end: null,
      }));
      const ours = ourTurns(cues);
      return {
        name: file.replace('.json', ''),
        isInvented: marked.invented ?? set === 'business',
        cues,
        turns: mergeCues(cues),
        marked: {
          actions: placedIn(ours, marked.actions),
          decisions: placedIn(ours, marked.decisions),
          openQuestions: placedIn(ours, marked.openQuestions),
        },
        people: marked.people.map(({ name, mood = null }) => ({ name, mood })),
        room: marked.room ?? null,
        keyPoints: marked.keyPoints.map(({ turn, what }) => ({ turn: ours[turn] ?? 0, what })),
      };
    });
}

/** Half of the files of `wild`, by the number of letters of their names; the odd half is for the last measurement. */
export const isOfOddHalf = ({ name }: { name: string }): boolean =>
  name.replace(/[^a-z]/gi, '').length % 2 === 1;
