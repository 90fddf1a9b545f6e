import type { Outcome } from '../../types.ts';

type Sources = {
  /** What the words themselves state. */
  stated: readonly Outcome[];
  /** What form and answer tell. */
  settled: readonly Outcome[];
  /** What the model of passages finds. */
  found: readonly Outcome[];
};

const areNear = (a: Outcome, b: Outcome): boolean => Math.abs(a.turn - b.turn) <= 1;

/** Each decision once, in the words of the source that is most certain of it. */
export function joinedDecisions({ stated, settled, found }: Sources): Outcome[] {
  const isNear = (others: readonly Outcome[], one: Outcome) =>
    others.some((other) => areNear(other, one));
  const sureFound = found.filter(({ sure }) => sure);
  const bySign = settled.filter(
    (one) => !isNear(stated, one) && (one.sure || !isNear(sureFound, one)),
  );
  const surely = [...stated, ...bySign.filter(({ sure }) => sure)];
  const others = found.filter(
    (one) =>
      !isNear(bySign, one) &&
      (one.sure ? !stated.some(({ turn }) => turn === one.turn) : !isNear(surely, one)),
  );
  return [...stated, ...bySign, ...others];
}
