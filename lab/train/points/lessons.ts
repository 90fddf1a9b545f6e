import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readTranscript } from '../../../packages/transcript/src/1-parse/read-transcript.ts';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import { sentencesOf } from '../../../packages/transcript/src/3-features/sentences.ts';
import { type Talk, talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import {
  placesOf,
  pointFeatures,
} from '../../../packages/transcript/src/5-summaries/point-features.ts';
import {
  type Quotable,
  sentencesToQuote,
  withSubstance,
} from '../../../packages/transcript/src/5-summaries/quotable.ts';
import { termWeights } from '../../../packages/transcript/src/5-summaries/term-weights.ts';
import type { JoinedTurn } from '../../../packages/transcript/src/types.ts';
import { readMeetings } from '../../bench/analysis/qmsum.ts';
import { isLearnedFrom } from '../outcomes/call-lessons.ts';
import { readPublishedCalls } from '../outcomes/published-calls.ts';
import { readWorkplaceMeetings } from '../outcomes/workplace-meetings.ts';

/** A sentence that can be quoted: whether a person told it. */
export type Example = { features: string[]; isPoint: boolean };

export type Lesson = { name: string; source: 'business' | 'qmsum' | 'calls'; examples: Example[] };

/** What a person wrote of a meeting; the turns in which it may have been said. */
type Told = { what: string; from: number; to: number; isPoint: boolean };

/** Share of the content words of a note that a sentence must have. */
const leastShare = { business: 0, qmsum: 0.35, calls: 0.3 };
const timesMayBeOff = 75;

export function readLessons(data: string): Lesson[] {
  return [...workplaceLessons(data), ...summaryLessons(data), ...callLessons(data)];
}

function workplaceLessons(data: string): Lesson[] {
  return readWorkplaceMeetings(data, 'business').map(({ name, turns, marked, keyPoints }) => {
    const told = [
      ...keyPoints.map(({ turn, what }) => ({ what, from: turn, to: turn, isPoint: true })),
      ...(['decisions', 'openQuestions', 'actions'] as const).flatMap((kind) =>
        marked[kind].flatMap(({ what, places, sure }) =>
          places.slice(0, 1).map(([from, to]) => ({
            what,
            from,
            to,
            isPoint: kind === 'decisions' && sure,
          })),
        ),
      ),
    ];
    return { name, source: 'business', examples: examplesOf(turns, told, leastShare.business) };
  });
}

function summaryLessons(data: string): Lesson[] {
  return readMeetings(join(data, 'qmsum'), 'train').map(({ name, turns, reference }) => {
    const told = sentencesOf(reference).map(({ text }) => ({
      what: text,
      from: 0,
      to: turns.length - 1,
      isPoint: true,
    }));
    return { name, source: 'qmsum', examples: examplesOf(turns, told, leastShare.qmsum) };
  });
}

const highlightSchema = z.object({ timestamp: z.string(), highlight: z.string() });
const minutesSchema = z.object({
  decisions: z.array(z.object({ timestamp: z.string(), decision: z.string() })).default([]),
  highlights: z.record(z.string(), z.array(highlightSchema)).default({}),
});

function callLessons(data: string): Lesson[] {
  return readPublishedCalls(data)
    .filter(isLearnedFrom)
    .map(({ name, text }) => {
      const json: unknown = JSON.parse(
        readFileSync(join(data, 'outcomes/calls', `${name}.json`), 'utf8'),
      );
      const turns = mergeCues(readTranscript({ text, fileName: `${name}.vtt` }).cues);
      const { highlights, decisions } = minutesSchema.parse(json);
      const told = Object.values(highlights)
        .flat()
        .map(({ timestamp, highlight }) => ({ timestamp, what: highlight }))
        .concat(decisions.map(({ timestamp, decision }) => ({ timestamp, what: decision })))
        .flatMap(({ timestamp, what }): Told[] => {
          const at = timestamp.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
          const isNear = ({ start, end }: JoinedTurn) =>
            start !== null && start - timesMayBeOff <= at && (end ?? start) + timesMayBeOff >= at;
          const from = turns.findIndex(isNear);
          if (from < 0) return [];
          return [{ what, from, to: turns.findLastIndex(isNear), isPoint: true }];
        });
      return { name, source: 'calls', examples: examplesOf(turns, told, leastShare.calls) };
    });
}

/** Of the sentences in a note's turns the one with most of its words is told; the others are left out. */
function examplesOf(turns: readonly JoinedTurn[], told: readonly Told[], least: number): Example[] {
  const talk: Talk = talkOf(turns);
  const pool = sentencesToQuote(talk);
  const places = placesOf(talk, pool, termWeights(talk, withSubstance(pool)));
  const points = new Set<Quotable>();
  const unclear = new Set<Quotable>();
  for (const { what, from, to, isPoint } of told) {
    const keys = new Set(keysOf(what));
    const near = pool.filter(({ turn }) => turn >= from && turn <= to);
    const shares = near.map(({ sentence }) => shareOf(keys, sentence.keys));
    const best = shares.indexOf(Math.max(...shares));
    const chosen = near[best];
    if (to - from < 3) for (const one of near) unclear.add(one);
    if (chosen && isPoint && (shares[best] ?? 0) >= least) points.add(chosen);
  }
  return pool.flatMap((sentence, at): Example[] => {
    const place = places[at];
    const isPoint = points.has(sentence);
    if (!place || (!isPoint && unclear.has(sentence))) return [];
    return [{ features: pointFeatures(sentence, place), isPoint }];
  });
}

const keysOf = (text: string) =>
  sentencesOf(text).flatMap(({ keys }) => keys.filter((key) => key !== null));

function shareOf(wanted: ReadonlySet<string>, keys: readonly (string | null)[]): number {
  const had = new Set(keys.filter((key) => key !== null && wanted.has(key)));
  return had.size / Math.max(1, wanted.size);
}
