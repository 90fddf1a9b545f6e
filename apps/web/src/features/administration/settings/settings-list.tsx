import { cn } from '@/lib/cn.ts';
import { settingsGroups } from './settings-groups.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Scrolls to a section, and highlights the one in view. Hidden if there is no room beside the sections. */
export function SettingsList() {
  const { current, show } = useSectionInView();
  return (
    <nav aria-label="Settings" className="sticky top-6 pt-4 @max-[840px]:hidden print:hidden">
      {settingsGroups.map(({ group, sections }) => (
        <div key={group} className="not-first:pt-3">
          <p className="px-2 pb-1 font-medium text-12 text-ink-3">{group}</p>
          <ul>
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <SectionButton
                  title={title}
                  isCurrent={anchor === current}
                  onClick={() => show(anchor)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type SectionButtonProps = { title: string; isCurrent: boolean; onClick: () => void };

function SectionButton({ title, isCurrent, onClick }: SectionButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className={cn(
        'flex min-h-8 w-full cursor-default items-center rounded-control px-2 py-1 text-left hover:bg-hover',
        isCurrent ? 'bg-hover font-strong text-ink' : 'text-ink-2',
      )}
    >
      {title}
    </button>
  );
}
