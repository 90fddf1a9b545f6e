import type { ReactNode } from 'react';
import { Switch } from '@/components/ui/switch.tsx';

export type MapShown = {
  compares: boolean;
  changesOnly: boolean;
  showNames: boolean;
  isList: boolean;
};

export const shownAtFirst: MapShown = {
  compares: true,
  changesOnly: false,
  showNames: false,
  isList: false,
};

type TieTogglesProps = {
  shown: MapShown;
  onChange: (change: Partial<MapShown>) => void;
  /** Shown before the toggles. */
  children?: ReactNode;
  /** Shown after the toggles. */
  end?: ReactNode;
};

export function TieToggles({ shown, onChange, children, end }: TieTogglesProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 max-md:gap-y-0 print:hidden">
      {children}
      <Switch
        label="Compare with the period before"
        checked={shown.compares}
        onCheckedChange={(compares) => onChange({ compares })}
      />
      <Switch
        label="Show names"
        checked={shown.showNames}
        onCheckedChange={(showNames) => onChange({ showNames })}
      />
      <Switch
        label="Changes only"
        checked={shown.compares && shown.changesOnly}
        onCheckedChange={(changesOnly) => onChange({ changesOnly, compares: true })}
      />
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
