import type { CoveringPerson, RoleCoverage } from '@rapport/contract';
import { Check, CircleDashed } from 'lucide-react';
import { counted } from '@/lib/number-words.ts';
import { kinds } from './role-in-address.ts';
import { cellWords, kindWords } from './role-words.ts';

type WhatIsThereProps = { coverage: RoleCoverage; candidate: CoveringPerson };

/** What one candidate already has, then what is missing. */
export function WhatIsThere({ coverage, candidate }: WhatIsThereProps) {
  return (
    <section className="@container mt-6 border-line-2 border-t pt-3">
      <h2 className="mb-3">{candidate.name}: what is there and what is missing</h2>
      <div className="grid gap-x-8 gap-y-4 @min-[560px]:grid-cols-3 break-inside-avoid">
        {kinds.map((kind) => {
          const cells = coverage[kind].flatMap((named, at) => {
            const cell = candidate[kind][at];
            return cell && cell.state !== 'self' ? [{ named, cell }] : [];
          });
          const there = cells.filter(({ cell }) => cell.state === 'has');
          const missing = cells.filter(({ cell }) => cell.state === 'missing');
          return (
            <div key={kind}>
              <h3 className="mb-1">{kindWords[kind]}</h3>
              {cells.length === 0 && <p className="text-ink-3">None to have</p>}
              <ul aria-label={`${kindWords[kind]} of the role`}>
                {[...there, ...missing].map(({ named, cell }) => {
                  const isThere = cell.state === 'has';
                  const Mark = isThere ? Check : CircleDashed;
                  return (
                    <li
                      key={named.id}
                      title={cellWords(kind, named, cell)}
                      className={isThere ? 'flex gap-2 py-0.5' : 'flex gap-2 py-0.5 text-ink-3'}
                    >
                      <Mark aria-hidden className="mt-1 size-3.5 flex-none text-ink-3" />
                      <span className="wrap-anywhere">
                        {named.name}
                        {!isThere && <span className="sr-only">, missing</span>}
                        {isThere && kind === 'series' && (
                          <span className="block text-12 text-ink-2">
                            in {counted(cell.times, 'meeting')}
                          </span>
                        )}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
