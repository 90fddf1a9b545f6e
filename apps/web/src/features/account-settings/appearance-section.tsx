import { useId } from 'react';
import { chooseTheme, type Theme, themes, useTheme } from '@/lib/theme.ts';
import { SettingsSection } from './settings-section.tsx';

const words: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function AppearanceSection() {
  const name = useId();
  const chosen = useTheme();
  return (
    <SettingsSection title="Appearance" caption="Saved in this browser">
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">Appearance</legend>
        {themes.map((theme) => (
          <label
            key={theme}
            className="grid gap-2 rounded-control border border-line-2 p-2 hover:bg-hover has-checked:border-accent has-checked:bg-surface has-checked:ring-1 has-checked:ring-accent has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 max-md:p-1.5"
          >
            <ThemePicture theme={theme} />
            <span className="flex min-h-6 items-center gap-2">
              <input
                type="radio"
                name={name}
                value={theme}
                checked={chosen === theme}
                onChange={() => chooseTheme(theme)}
                className="size-4 shrink-0 appearance-none rounded-full border border-line-control bg-surface outline-none checked:border-5 checked:border-accent"
              />
              {words[theme]}
            </span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}

/** A thumbnail of a page in the colours of the theme; 'system' is half light, half dark. */
function ThemePicture({ theme }: { theme: Theme }) {
  const picture = theme === 'system' ? 'light' : theme;
  return (
    <svg viewBox="0 0 120 64" aria-hidden="true" className="h-auto w-full rounded-inner">
      <SmallPage theme={picture} />
      {theme === 'system' && (
        <g className="[clip-path:inset(0_0_0_60px)]">
          <SmallPage theme="dark" />
        </g>
      )}
    </svg>
  );
}

function SmallPage({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <g data-theme={theme} strokeLinecap="round">
      <rect width="120" height="64" className="fill-paper" />
      <rect width="32" height="64" className="fill-sunken" />
      <path d="M8 12h16M8 22h12M8 32h14" strokeWidth="3" className="stroke-line-2" />
      <path d="M42 14h32" strokeWidth="4" className="stroke-ink" />
      <path d="M42 28h66M42 40h66M42 52h40" strokeWidth="3" className="stroke-line-2" />
      <rect x="96" y="10" width="14" height="8" rx="2" className="fill-accent" />
    </g>
  );
}
