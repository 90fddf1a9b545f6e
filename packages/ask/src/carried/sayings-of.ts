import type { Candidates } from './candidates-of.ts';
import { matchAt } from './says-thing.ts';
import { tokensIn } from './tokens.ts';
import type { CarriedMeeting, CarriedTurn } from './types.ts';

type SaidTurn = CarriedTurn & { meetingId: string };
/** Not `isWhole`: by the first word of the name alone. */
export type Saying = { turn: SaidTurn; from: number; to: number; isWhole: boolean };

/** Where these meetings say the candidates. All are sought in one pass, by their first words. */
export function sayingsOf(
  meetings: readonly CarriedMeeting[],
  { found, shortOf }: Candidates,
): Map<string, Saying[]> {
  const keys = [...found.keys()].map((key) => ({ key, forms: key.split(' ') }));
  const byFirst = Map.groupBy(keys, ({ forms }) => forms[0] ?? '');
  const sayings = new Map<string, Saying[]>();
  const add = (key: string, saying: Saying) => {
    const known = sayings.get(key);
    if (known) known.push(saying);
    else sayings.set(key, [saying]);
  };
  for (const { id, turns } of meetings)
    for (const one of turns) {
      const turn = { ...one, meetingId: id };
      const tokens = tokensIn(turn.text);
      for (const [at, { form, from, to, isCapital }] of tokens.entries()) {
        const whole = (byFirst.get(form) ?? []).flatMap(({ key, forms }) => {
          const end = matchAt(tokens, at, forms);
          return end === null ? [] : [{ key, to: end }];
        });
        for (const { key, to: end } of whole) add(key, { turn, from, to: end, isWhole: true });
        const short = isCapital && whole.length === 0 ? shortOf.get(form) : undefined;
        if (short !== undefined) add(short, { turn, from, to, isWhole: false });
      }
    }
  return sayings;
}
