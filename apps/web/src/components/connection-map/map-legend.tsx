import type { ReactNode } from 'react';
import { DepartmentDot } from './department-dot.tsx';
import { type MapDepartment, mapDepartments } from './scene/map-departments.ts';

type MapLegendProps = { showSentiment: boolean; departments?: readonly MapDepartment[] };

export function MapLegend({ showSentiment, departments = mapDepartments }: MapLegendProps) {
  return (
    <div className="grid gap-2 text-12 text-ink-2">
      <LegendRow name="Department">
        {departments.map((department) => (
          <LegendEntry key={department} text={department}>
            <DepartmentDot department={department} />
          </LegendEntry>
        ))}
      </LegendRow>
      <LegendRow name={showSentiment ? 'Ring' : 'Line'}>
        {showSentiment && (
          <>
            <LegendEntry text="Positive">
              <Ring className="stroke-pos-mark stroke-2" />
            </LegendEntry>
            <LegendEntry text="Neutral">
              <Ring className="stroke-neu-mark stroke-2 [stroke-dasharray:2.6_2]" />
            </LegendEntry>
            <LegendEntry text="Negative">
              <Ring className="stroke-neg-mark stroke-[3.4]" />
            </LegendEntry>
          </>
        )}
        <LegendEntry text="Thicker: stronger">
          <LegendLine className="stroke-[4] stroke-link/55" />
        </LegendEntry>
        {showSentiment && (
          <LegendEntry text="Negative interaction">
            <LegendLine className="stroke-2 stroke-neg-mark [stroke-dasharray:5_4]" />
          </LegendEntry>
        )}
      </LegendRow>
    </div>
  );
}

export function LegendRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-4 gap-y-1.5 max-md:flex-wrap">
      <span className="w-19 shrink-0 font-medium text-ink-3 max-md:w-full">{name}</span>
      <ul aria-label={name} className="flex flex-wrap gap-x-4 gap-y-1.5">
        {children}
      </ul>
    </div>
  );
}

export function LegendEntry({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {children}
      {text}
    </li>
  );
}

function Ring({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="none">
      <circle cx="7" cy="7" r="5.2" className={className} />
    </svg>
  );
}

export function LegendLine({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" width="22" height="10" viewBox="0 0 22 10" fill="none">
      <path d="M1 5H21" className={className} />
    </svg>
  );
}
