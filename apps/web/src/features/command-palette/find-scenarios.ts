import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Split } from 'lucide-react';
import { matchText } from './match-text.ts';
import type { PaletteItem, PaletteResult } from './palette-item.ts';

const shownScenarios = 5;

export type LoadScenarios = (
  queryClient: QueryClient,
) => Promise<{ name: string; hint: string; path: string }[]>;

/** Scenarios are loaded when typing starts. */
export function useFoundScenarios(
  load: LoadScenarios,
  typed: string,
  isOpen: boolean,
): PaletteResult {
  const isWanted = isOpen && typed.trim() !== '';
  const { data = [] } = useQuery({
    queryKey: ['command-palette', 'scenarios'],
    queryFn: ({ client }) => load(client),
    enabled: isWanted,
    networkMode: 'always',
  });
  const found = isWanted ? data.filter(({ name }) => matchText(name, typed)) : [];
  const items = found.slice(0, shownScenarios).map(
    ({ name, hint, path }): PaletteItem => ({
      id: `scenario ${path}`,
      label: name,
      hint,
      icon: Split,
      path,
    }),
  );
  return { items, total: found.length };
}
