import { callsOf } from './names-said.ts';
import type { Talk } from './talk.ts';
import { tokensOf } from './words.ts';

export type CalledAs = { name: string; times: number };

/**
 * Given names by which others call a speaker, by participant: 'Marco, can you?' before a speaker with another name
 * answers. Names in a participant's label are left out, because they are meant for that participant.
 */
export function calledAs(talk: Talk, givenNames: readonly string[]): CalledAs[][] {
  const labels = new Set(talk.names.flatMap(tokensOf));
  const names = givenNames.filter((name) => {
    const [token, ...more] = tokensOf(name);
    return token !== undefined && token.length > 1 && more.length === 0 && !labels.has(token);
  });
  const positions = new Map(names.map((name, at) => [tokensOf(name)[0] ?? '', at]));
  const counts = talk.names.map(() => new Map<string, number>());
  for (const [at, turn] of talk.turns.entries()) {
    const next = talk.turns[at + 1]?.speaker ?? null;
    if (next === null || turn.speaker === null || next === turn.speaker) continue;
    const called = new Set(callsOf(turn.sentences.slice(-2), positions));
    const [only, ...others] = [...called];
    const name = only === undefined || others.length > 0 ? undefined : names[only];
    const known = counts[next];
    if (name !== undefined && known) known.set(name, (known.get(name) ?? 0) + 1);
  }
  return counts.map((known) =>
    [...known].map(([name, times]) => ({ name, times })).sort((a, b) => b.times - a.times),
  );
}
