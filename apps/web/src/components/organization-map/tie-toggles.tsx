import type { ReactNode } from 'react';
import { Switch } from '@/components/ui/switch.tsx';

export type MapShown = {
  /** Ties of people instead of those of departments. */
  ofPeople: boolean;
  /** All ties or pairs instead of the strongest. */
  isAll: boolean;
  compares: boolean;
  changesOnly: boolean;
  showNames: boolean;
  isList: boolean;
};

export const shownAtFirst: MapShown = {
  ofPeople: false,
  isAll: false,
  compares: false,
  changesOnly: false,
  showNames: false,
  isList: false,
};

type TieTogglesProps = {
  shown: MapShown;
  onChange: (change: Partial<MapShown>) => void;
  /** There are ties of departments to return to. */
  hasDepartments: boolean;
  /** Only the list can be chosen. */
  isListOnly?: boolean;
  /** Shown before the toggles. */
  children?: ReactNode;
  /** Shown after the toggles. */
  end?: ReactNode;
};

export function TieToggles(props: TieTogglesProps) {
  const { shown, onChange, hasDepartments, isListOnly = false, children, end } = props;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 max-md:gap-y-0 print:hidden">
      {children}
      {!isListOnly && (
        <>
          {hasDepartments && (
            <Switch
              label="Ties of people"
              checked={shown.ofPeople}
              onCheckedChange={(ofPeople) => onChange({ ofPeople })}
            />
          )}
          {!shown.isList && (
            <Switch
              label="All pairs"
              checked={shown.isAll}
              onCheckedChange={(isAll) => onChange({ isAll })}
            />
          )}
          <Switch
            label="Compare with the period before"
            checked={shown.compares}
            onCheckedChange={(compares) => onChange({ compares })}
          />
          {shown.ofPeople && shown.compares && (
            <Switch
              label="Changes only"
              checked={shown.changesOnly}
              onCheckedChange={(changesOnly) => onChange({ changesOnly })}
            />
          )}
          {shown.ofPeople && (
            <Switch
              label="Show names"
              checked={shown.showNames}
              onCheckedChange={(showNames) => onChange({ showNames })}
            />
          )}
        </>
      )}
      <button
        type="button"
        onClick={() => onChange({ isList: !shown.isList })}
        className="ml-auto cursor-default whitespace-nowrap font-medium text-accent hover:underline max-md:min-h-11"
      >
        {shown.isList ? 'Show as map' : 'Show as list'}
      </button>
      {end}
    </div>
  );
}
