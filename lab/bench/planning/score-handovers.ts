import { report } from '../server/report.ts';
import { handoverOf, isSame, readTruth } from './handovers.ts';
import type { ReadMeeting } from './read-meetings.ts';

/** Of what people carry by a written truth, how much is listed, and how much of what is listed is in it. */
export async function scoreHandovers(
  meetings: readonly ReadMeeting[],
  file: string,
  limits: { found: number; right: number } | null,
): Promise<void> {
  const textOf = new Map(meetings.map(({ id, turns }) => [id, turns]));
  const textAt = (call: string, turn: number) => textOf.get(call)?.[turn]?.text ?? '';
  const sum = { truth: 0, found: 0, listed: 0, right: 0 };
  for (const { person, carries } of await readTruth(file)) {
    const listed = handoverOf(meetings, person);
    const found = carries.filter((one) => listed.some((item) => isSame(item, one, textAt)));
    const right = listed.filter((item) => carries.some((one) => isSame(item, one, textAt)));
    console.log(
      `  ${person}: ${found.length} of ${carries.length} found, ${right.length} of ${listed.length} listed right`,
    );
    sum.truth += carries.length;
    sum.found += found.length;
    sum.listed += listed.length;
    sum.right += right.length;
  }
  const of = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
  report('found', of(sum.found, sum.truth), '%', limits ? { atLeast: limits.found } : undefined);
  report('right', of(sum.right, sum.listed), '%', limits ? { atLeast: limits.right } : undefined);
}
