import type { RoleCoverage } from '@rapport/contract';
import type { ReactNode } from 'react';
import { missingWords, pairWords } from './role-words.ts';

type TwoTogetherProps = {
  coverage: RoleCoverage;
  /** 'the 4 people you chose' */
  who: string;
  /** What can be made of it. */
  action?: ReactNode;
};

/** The pair of people who together have most, and what nobody has. */
export function TwoTogether({ coverage, who, action }: TwoTogetherProps) {
  const sentences = [
    pairWords(coverage, who) ?? 'There is no pair to show yet.',
    ...missingWords(coverage),
  ];
  return (
    <section className="mt-6 flex flex-wrap items-start gap-4 border-line-2 border-t pt-3">
      <div className="min-w-52 max-w-[92ch] flex-1">
        <h2 className="text-14">Two together</h2>
        <p className="text-pretty text-ink-2">{sentences.join(' ')}</p>
      </div>
      {action}
    </section>
  );
}
