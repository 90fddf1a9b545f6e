import { useId } from 'react';
import { chooseTheme, type Theme, themes, useTheme } from '@/lib/theme.ts';
import { SettingsSection } from './settings-section.tsx';
import { ThemePicture } from './theme-picture.tsx';

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
