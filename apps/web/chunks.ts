import type { Plugin } from 'vite';

/**
 * Groups modules into chunks, by a part of their path: many small chunks take more bytes and requests. The build fails
 * if a part is of no module, as after a file was renamed.
 */
export const chunks: Readonly<Record<string, readonly string[]>> = {
  // Small components of most screens.
  parts: [
    'components/ui/back-link.tsx',
    'components/ui/badge.tsx',
    'components/ui/checkbox.tsx',
    'components/ui/confirm-dialog.tsx',
    'components/ui/control-edge.ts',
    'components/ui/field.tsx',
    'components/ui/figure-head.tsx',
    'components/ui/input.tsx',
    'components/ui/load-failed.tsx',
    'components/ui/menu-button.tsx',
    'components/ui/page-head.tsx',
    'components/ui/refused.tsx',
    'components/ui/search-input.tsx',
    'components/ui/select.tsx',
    'components/ui/feeling-badge.tsx',
    'components/ui/sentence-text.tsx',
    'components/ui/sentiment-badge.tsx',
    'components/ui/skeleton.tsx',
    'components/planning/sample-data-badge.tsx',
    'lib/clock.ts',
    'lib/days.ts',
    'lib/format-day.ts',
    'lib/stored-list.ts',
    'lib/number-words.ts',
    'lib/readable-list.ts',
    'lib/refusal-sentence.ts',
    'lib/round.ts',
    'lib/save-file.ts',
    'lib/use-address.ts',
    'lib/use-is-in-sight.ts',
    'lib/use-is-printing.ts',
    'lib/use-once-in-sight.ts',
    'lib/use-search-in-address.ts',
    'lib/use-width.ts',
    'lib/user-words.ts',
    'lib/word-matcher.ts',
    'contract/src/evidence.ts',
    'contract/src/sentiment.ts',
    'contract/src/storable.ts',
    'contract/src/text-source.ts',
    'contract/src/user.ts',
    'contract/src/written-day.ts',
    'zod/v4/mini/coerce',
    'sample/domain/employee.ts',
    'sample/domain/sentence.ts',
    '@radix-ui/react-compose-refs/',
    '@radix-ui/react-slot/',
    'react-query/build/modern/useMutation',
    'react-query/build/modern/useSuspenseQuery',
    'query-core/build/modern/mutationObserver',
  ],
  // Shared by tabs and sections.
  controls: [
    '@radix-ui/react-collapsible/',
    '@radix-ui/react-id/',
    '@radix-ui/react-presence/',
    '@radix-ui/react-primitive/',
    '@radix-ui/react-use-',
    'components/ui/section.tsx',
  ],
  // Shared by the screens with two sources.
  sources: ['app/figure-source.tsx', 'components/figure-source/', 'components/ui/segmented.tsx'],
  // The people of the sample company, on nearly every screen about it.
  people: ['sample/data/company/', 'lib/seeded-random.ts', 'contract/src/slug.ts'],
  tabs: ['@radix-ui/react-roving-focus/', '@radix-ui/react-tabs/', 'components/ui/tabs.tsx'],
  // Shared by the list of meetings, a meeting's page and the queue of uploads.
  meetings: [
    'contract/src/confirmed.ts',
    'contract/src/findings.ts',
    'contract/src/meeting.ts',
    'contract/src/meeting-words.ts',
    'contract/src/same-meeting.ts',
    'contract/src/search.ts',
    'contract/src/sharing.ts',
    'features/meetings/api/change-meeting.ts',
    'features/meetings/api/meetings.ts',
    'features/meetings/api/processing-status.ts',
    'features/meetings/api/refusal-text.ts',
    'features/meetings/domain/format-meeting-date.ts',
    'features/meetings/domain/people-by-feeling.ts',
    'features/meetings/domain/processing-text.ts',
    'features/meetings/domain/sentiment-score.ts',
    'features/meetings/domain/shown-meeting.ts',
    'features/meetings/mood/hidden-mood.tsx',
    'features/meetings/mood/mood-words.ts',
    'features/meetings/use-meeting-actions.tsx',
  ],
  // Overlays, loaded when the first one opens.
  overlays: [
    '@radix-ui/react-alert-dialog/',
    '@radix-ui/react-arrow/',
    '@radix-ui/react-dialog/',
    '@radix-ui/react-dismissable-layer/',
    '@radix-ui/react-dropdown-menu/',
    '@radix-ui/react-focus-guards/',
    '@radix-ui/react-focus-scope/',
    '@radix-ui/react-menu/',
    '@radix-ui/react-popover/',
    '@radix-ui/react-popper/',
    '@radix-ui/react-portal/',
    '@radix-ui/react-tooltip/',
    '@radix-ui/react-visually-hidden/',
    '@floating-ui/',
    'react-remove-scroll',
    'react-style-singleton',
    'use-sidecar',
    'use-callback-ref',
    'aria-hidden/',
    'components/ui/dialog-surface.ts',
    'components/ui/dropdown-menu.tsx',
    'components/ui/menu-popup.tsx',
    'components/ui/use-return-focus.ts',
    'components/ui/use-return-to-button.ts',
  ],
};

/** Fails for a part of a chunk that is of no module. */
export const checkChunks = (): Plugin => ({
  name: 'check-chunks',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    for (const [name, parts] of Object.entries(chunks))
      for (const part of parts)
        if (!ids.some((id) => id.includes(part)))
          this.error(`chunks.ts: no module of the chunk '${name}' has '${part}' in its path.`);
  },
});
