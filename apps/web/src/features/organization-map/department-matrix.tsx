import { type OrganizationMap, type TrustSettings, togetherQuestion } from '@rapport/contract';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { ShowAsQuestion } from '@/components/ask/show-as-question.tsx';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import type { Region } from '@/components/organization-map/layout/layout-organization.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { counted } from '@/lib/number-words.ts';
import { useTrust } from '@/lib/use-active-features.ts';
import {
  type Cell,
  exchangeWords,
  type MatrixFigure,
  matrixFigures,
  matrixOf,
  matrixRange,
  sayCell,
} from './matrix.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { MatrixLegend } from './matrix-legend.tsx';

type DepartmentMatrixProps = { map: OrganizationMap; regions: readonly Region[] };

const title = 'Between departments';

const figureNames: Record<MatrixFigure, string> = { hours: 'Hours', chance: 'Against chance' };
const figureOptions = matrixFigures.map((value) => ({ value, label: figureNames[value] }));

/** Hours of shared meetings for each pair of departments, or their exchanges against chance. */
export function DepartmentMatrix({ map, regions }: DepartmentMatrixProps) {
  const departments = useMemo(
    () => regions.flatMap(({ department }) => department ?? []),
    [regions],
  );
  const rows = useMemo(() => matrixOf(map.departments, departments), [map, departments]);
  /** The cell that is reached with Tab. */
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const [figure, setFigure] = useState<MatrixFigure>('hours');
  const range = matrixRange(map.departments);
  const [asked, setAsked] = useState<Asked>();
  const { trust } = useTrust();
  const evidence = useEvidenceDrawer(asked ? evidenceOf(asked, map.period, trust) : null);
  const openCell = (pair: Asked) => {
    setAsked(pair);
    evidence.open();
  };

  function press(event: KeyboardEvent, row: number, column: number) {
    const moves: Record<string, [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, row],
    };
    const [nextRow, nextColumn] = moves[event.key] ?? [];
    if (nextRow === undefined || nextColumn === undefined) return;
    event.preventDefault();
    if (!rows[nextRow]?.cells[nextColumn]) return;
    setCurrent({ row: nextRow, column: nextColumn });
    const cell = table.current?.rows[nextRow + 1]?.cells[nextColumn + 1];
    cell?.focus();
  }

  return (
    <section aria-label={title} className="min-w-0">
      <FigureHead
        title={title}
        caption={captionOf(figure, map)}
        actions={
          <>
            <HowComputed
              subject={title}
              ids={['department-talk']}
              period={map.period}
              coverage={map.coverage}
            />
            {range && (
              <Segmented
                label="Figure of the cells"
                value={figure}
                options={figureOptions}
                onValueChange={(value) => {
                  const chosen = matrixFigures.find((one) => one === value);
                  if (chosen) setFigure(chosen);
                }}
              />
            )}
          </>
        }
      />
      {departments.length === 0 ? (
        <p className="text-ink-2">Nobody in the directory has a department.</p>
      ) : (
        <div className="relative overflow-x-auto max-md:-mr-4">
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it
            role="grid"
            aria-label={title}
            style={{ minWidth: 96 + departments.length * 64 }}
            className="w-full table-fixed border-separate border-spacing-0.5"
          >
            <thead>
              <tr>
                <td className="w-24" />
                {departments.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    title={name}
                    className="truncate px-0.5 pb-0.5 text-right font-medium text-12 text-ink-3"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ department, cells }, row) => (
                <tr key={department}>
                  <th
                    scope="row"
                    title={department}
                    className="truncate text-left font-medium max-md:sticky max-md:left-0 max-md:bg-paper"
                  >
                    {department}
                  </th>
                  {cells.map((cell, column) => {
                    const other = departments[column] ?? '';
                    return (
                      <MatrixCell
                        key={other}
                        {...{ cell, figure }}
                        label={sayCell(department, other, cell, figure)}
                        isCurrent={current.row === row && current.column === column}
                        onFocus={() => setCurrent({ row, column })}
                        onKeyDown={(event) => press(event, row, column)}
                        onOpen={() => openCell({ one: department, other, cell })}
                      />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {range && <MatrixLegend figure={figure} range={range} />}
      {evidence.drawer}
    </section>
  );
}

function captionOf(figure: MatrixFigure, { period, coverage: { untimed } }: OrganizationMap) {
  const weeks = counted(period.weeks, 'week');
  const opens = 'a cell opens its meetings';
  if (figure === 'chance')
    return `Exchanges relative to what the numbers of people heard would give by chance, ${weeks}; below, the exchanges; ${opens}`;
  const apart =
    untimed > 0 ? `; ${counted(untimed, 'meeting')} without a known length not counted` : '';
  return `Hours of meetings in which people of both spoke, ${weeks}; a meeting can count in several cells; ${opens}${apart}`;
}

type Asked = { one: string; other: string; cell: Cell };

function evidenceOf(
  { one, other, cell }: Asked,
  period: OrganizationMap['period'],
  trust: TrustSettings,
) {
  const who = one === other ? `two people or more of ${one}` : 'people of both';
  return {
    evidence: { of: 'departments', subject: one, other } as const,
    title: one === other ? `Within ${one}` : `${one} and ${other}`,
    sentence: `Meetings of this period in which ${who} spoke; ${exchangeWords(cell)}.`,
    children: one !== other && (
      <p>
        <ShowAsQuestion
          question={togetherQuestion([one, other], period, trust)}
          subject={`${one} and ${other}`}
        />
      </p>
    ),
  };
}
