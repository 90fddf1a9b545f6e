import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import { type Talk, talkOf } from '../../../packages/transcript/src/3-features/talk.ts';

const span = z.tuple([z.coerce.number().int(), z.coerce.number().int()]);
const meetingSchema = z.object({
  meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
  topic_list: z.array(z.object({ topic: z.string(), relevant_text_span: z.array(span) })),
});

export type MeetingWithTopics = {
  name: string;
  talk: Talk;
  /** For each utterance of the file. */
  turnOfUtterance: number[];
  /** In utterances, first and last inclusive. */
  topics: { name: string; spans: [from: number, to: number][] }[];
};

/** Meetings with the topics that people marked. */
export function readTopicSpans(data: string, split: 'train' | 'val'): MeetingWithTopics[] {
  const folder = join(data, split);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const { meeting_transcripts, topic_list } = meetingSchema.parse(json);
      const cues = meeting_transcripts.map(({ speaker, content }) => ({
        speaker: folded(speaker),
        text: folded(content.replace(/\{[a-z_ ]+\}/gi, ' ')),
        id: '',
        start: null,
        end: null,
      }));
      const turns = mergeCues(cues);
      let turn = 0;
      let last: string | null = null;
      const turnOfUtterance = cues.map(({ speaker, text }) => {
        if (text !== '' && last !== null && speaker !== last) turn++;
        if (text !== '') last = speaker;
        return turn;
      });
      return {
        name: file.replace('.json', ''),
        talk: talkOf(turns),
        turnOfUtterance,
        topics: topic_list.map(({ topic, relevant_text_span }) => ({
          name: topic,
          spans: relevant_text_span,
        })),
      };
    });
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();
