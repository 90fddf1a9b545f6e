import type { Theme } from '@/lib/theme.ts';

/** A thumbnail of a page in the colours of the theme; 'system' is half light, half dark. */
export function ThemePicture({ theme }: { theme: Theme }) {
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
