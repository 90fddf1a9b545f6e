import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Meeting, meetingOf } from '@rapport/ask';
import { analyseTranscript } from '@rapport/transcript';
import { z } from 'zod';

const meetingSchema = z.object({
  meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
  specific_query_list: z.array(
    z.object({
      query: z.string(),
      relevant_text_span: z.array(z.tuple([z.coerce.number(), z.coerce.number()])),
    }),
  ),
});

/** A question with the spans that people marked, in words from the start of the meeting; the end is exclusive. */
export type MarkedQuery = { query: string; spans: { from: number; to: number }[] };
export type QueriedMeeting = { name: string; meeting: Meeting; queries: MarkedQuery[] };

/** Meetings of QMSum with their specific queries, sorted by name and converted as by the analysis. */
export function readQueries(data: string, split: 'train' | 'val'): QueriedMeeting[] {
  const folder = join(data, 'qmsum', split);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const { meeting_transcripts, specific_query_list } = meetingSchema.parse(json);
      const said = meeting_transcripts.map(({ speaker, content }) => ({
        speaker: folded(speaker),
        text: folded(content.replace(/\{[a-z_ ]+\}/gi, ' ')),
      }));
      const name = file.replace('.json', '');
      const analysis = analyseTranscript({
        text: captionsOf(said),
        fileName: `${name}.vtt`,
        directory: [],
      });
      const wordsBefore = [0];
      for (const { text } of said)
        wordsBefore.push((wordsBefore.at(-1) ?? 0) + (text === '' ? 0 : text.split(' ').length));
      const queries = specific_query_list.map(({ query, relevant_text_span }) => ({
        query,
        spans: relevant_text_span.map(([first, last]) => ({
          from: wordsBefore[first] ?? 0,
          to: wordsBefore[last + 1] ?? wordsBefore.at(-1) ?? 0,
        })),
      }));
      return { name, meeting: meetingOf(name, analysis), queries };
    });
}

/** Writes captions, because their speakers are unambiguous. */
function captionsOf(said: readonly { speaker: string; text: string }[]): string {
  let at = 0;
  const stamp = (words: number) =>
    new Date(words * millisecondsPerWord).toISOString().slice(11, 23);
  const cues = said.flatMap(({ speaker, text }) => {
    if (text === '') return [];
    const from = at;
    at += text.split(' ').length;
    return `${stamp(from)} --> ${stamp(at)}\n<v ${escaped(speaker)}>${escaped(text)}</v>\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** 150 words a minute. */
const millisecondsPerWord = 400;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const folded = (text: string) => text.replace(/\s+/g, ' ').trim();
