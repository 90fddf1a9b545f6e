import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import { type Talk, talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import type { JoinedTurn } from '../../../packages/transcript/src/types.ts';

const meetingSchema = z.object({
  meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
  general_query_list: z.tuple([z.object({ answer: z.string() })], z.unknown()),
});

export type SummedUpMeeting = {
  name: string;
  /** One line per turn, `Name: text`. */
  text: string;
  turns: JoinedTurn[];
  talk: Talk;
  /** A summary written by a person. */
  reference: string;
};

/** Leaves out marks of laughter and noise. */
export function readMeetings(data: string, split: 'train' | 'val'): SummedUpMeeting[] {
  const folder = join(data, split);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const { meeting_transcripts, general_query_list } = meetingSchema.parse(json);
      const cues = meeting_transcripts.flatMap(({ speaker, content }) => {
        const text = folded(content.replace(/\{[a-z_ ]+\}/gi, ' '));
        if (text === '') return [];
        return {
          speaker: folded(speaker).replaceAll(':', ' -'),
          text,
          id: '',
          start: null,
          end: null,
        };
      });
      const turns = mergeCues(cues);
      return {
        name: file.replace('.json', ''),
        text: cues.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
        turns,
        talk: talkOf(turns),
        reference: general_query_list[0].answer,
      };
    });
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();
