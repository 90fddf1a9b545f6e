import type { OrganizationMap } from '@rapport/contract';
import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { LegendEntry, LegendLine, LegendRow } from '@/components/connection-map/map-legend.tsx';
import { inDigits } from '@/lib/number-words.ts';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import type { OrganizationLayout } from './layout/layout-organization.ts';
import { noDepartment } from './organization-graph.ts';

type TieLegendProps = {
  map: OrganizationMap;
  layout: OrganizationLayout;
  compares: boolean;
  withPerson?: boolean;
};

export function TieLegend({ map, layout, compares, withPerson = false }: TieLegendProps) {
  const showsMoods = useShowsMoods();
  const notHeard = map.people.filter(({ isHeard }) => !isHeard).length;
  return (
    <div className="mt-6 grid gap-2 text-12 text-ink-2">
      <LegendRow name="Department">
        {layout.regions.map(({ department }) => (
          <LegendEntry key={department} text={department ?? noDepartment}>
            <DepartmentDot {...layout.colours(department)} />
          </LegendEntry>
        ))}
      </LegendRow>
      <LegendRow name="Tie">
        <LegendEntry
          text={`${compares ? 'In both periods' : 'In this period'}; thicker: more meetings`}
        >
          <LegendLine className="stroke-[3] stroke-link/60" />
        </LegendEntry>
        {compares && (
          <>
            <LegendEntry text="New">
              <LegendLine className="stroke-2 stroke-accent" />
            </LegendEntry>
            <LegendEntry text="Lost">
              <LegendLine className="stroke-[1.4] stroke-ink-2 [stroke-dasharray:3_4]" />
            </LegendEntry>
          </>
        )}
        {withPerson && (
          <LegendEntry text="Of the person chosen">
            <LegendLine className="stroke-2 stroke-ink" />
          </LegendEntry>
        )}
      </LegendRow>
      <LegendRow name="Circle">
        <LegendEntry text="Filled: heard; larger: more ties" />
        <LegendEntry text={`In the directory, not heard in this period (${inDigits(notHeard)})`}>
          <span
            aria-hidden
            className="size-1.5 rounded-full border border-line-control bg-surface"
          />
        </LegendEntry>
        {showsMoods && <LegendEntry text="Moods are not drawn on people." />}
      </LegendRow>
    </div>
  );
}
