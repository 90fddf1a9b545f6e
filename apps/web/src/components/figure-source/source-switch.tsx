import { useSearchParams } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { addressOfSource, type FigureSource, figureSources } from './figure-source.ts';
import { rememberSource } from './remembered-source.ts';

/** Follows a screen's title: says whose figures are shown, and changes it. */
export function SourceSwitch({ source }: { source: FigureSource }) {
  const organization = useActiveOrganization();
  const [, setParameters] = useSearchParams();
  const names: Record<FigureSource, string> = {
    sample: 'Northwind (sample)',
    own: organization?.name ?? 'Your organization',
  };
  return (
    <fieldset
      aria-label="Data shown"
      className="inline-flex max-w-full gap-0.5 rounded-control border border-line-2 bg-sunken p-0.5 max-md:my-1 max-md:grid max-md:w-full max-md:grid-cols-2 print:hidden"
    >
      {figureSources.map((one) => (
        <button
          key={one}
          type="button"
          title={names[one]}
          aria-pressed={one === source}
          onClick={() => {
            if (organization) rememberSource(organization.id, one);
            setParameters(addressOfSource(one));
          }}
          className={cn(
            'h-[22px] min-w-0 max-w-56 cursor-default truncate rounded-inner px-2 text-12 text-ink-3 hover:bg-hover hover:text-ink max-md:h-[38px] max-md:max-w-none max-md:px-1 max-md:text-14',
            one === source && 'bg-surface font-strong text-ink ring-1 ring-line-2 hover:bg-surface',
          )}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
