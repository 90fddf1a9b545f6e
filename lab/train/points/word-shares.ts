import { join } from 'node:path';
import { readTranscript } from '../../../packages/transcript/src/1-parse/read-transcript.ts';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import { contentKey, tokensOf } from '../../../packages/transcript/src/3-features/words.ts';
import { readMeetings } from '../../bench/analysis/qmsum.ts';
import { readPublishedCalls } from '../outcomes/published-calls.ts';
import { readWorkplaceMeetings } from '../outcomes/workplace-meetings.ts';

/** In percent; rarer words are unknown. */
const leastShare = 3;

/**
 * Content words with the share of meetings that say them, in percent: the second highest of three kinds of meetings, so
 * that the subjects of one kind do not count.
 */
export function wordShares(data: string): [word: string, share: number][] {
  const kinds = [
    readWorkplaceMeetings(data, 'business').map(({ turns }) => turns),
    readMeetings(join(data, 'qmsum'), 'train').map(({ turns }) => turns),
    readPublishedCalls(data).map(({ name, text }) =>
      mergeCues(readTranscript({ text, fileName: `${name}.vtt` }).cues),
    ),
  ].map((meetings) => {
    const counts = new Map<string, number>();
    for (const turns of meetings)
      for (const word of new Set(turns.flatMap(({ text }) => tokensOf(text).map(contentKey))))
        if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { counts, meetings: meetings.length };
  });
  const words = new Set(kinds.flatMap(({ counts }) => [...counts.keys()]));
  return [...words].sort().flatMap((word) => {
    const [, share = 0] = kinds
      .map(({ counts, meetings }) => (100 * (counts.get(word) ?? 0)) / meetings)
      .sort((a, b) => b - a);
    return share >= leastShare ? [[word, Math.round(share)]] : [];
  });
}
