import {
  ArrowLeftRight,
  FileText,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Repeat,
  ScrollText,
  Settings,
  Sun,
  Upload,
  UserRound,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigationGroups } from '@/components/layout/navigation.ts';
import { useSignOut } from '@/components/layout/use-sign-out.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { chooseTheme, type Theme, themes, useTheme } from '@/lib/theme.ts';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { usePermission } from '@/lib/use-permission.ts';
import { useFoundInMeetings } from './find-in-meetings.ts';
import { useNewestMeetings } from './find-meetings.ts';
import { useFoundPeople } from './find-people.ts';
import { type LoadScenarios, useFoundScenarios } from './find-scenarios.ts';
import { matchText } from './match-text.ts';
import type { PaletteGroup, PaletteItem, PaletteResult } from './palette-item.ts';

const searchDebounceMs = 200;

const appearances: Record<Theme, { label: string; icon: LucideIcon }> = {
  system: { label: 'Appearance: System', icon: Monitor },
  light: { label: 'Appearance: Light', icon: Sun },
  dark: { label: 'Appearance: Dark', icon: Moon },
};

const nothing: PaletteResult = { items: [], total: 0 };

type PaletteGroupsOptions = {
  typed: string;
  isOpen: boolean;
  onSettings: () => void;
  onSwitchContext: () => void;
  loadScenarios: LoadScenarios;
};

export function usePaletteGroups(options: PaletteGroupsOptions) {
  const { typed, isOpen } = options;
  const search = useSettled(typed.trim(), searchDebounceMs);
  const { isAllowed } = usePermission({ organization: ['update'] });
  const newest = useNewestMeetings(isOpen && search === '');
  const hits = useFoundInMeetings(search, isOpen);
  const people = useFoundPeople(search, isOpen && isAllowed);
  const scenarios = useFoundScenarios(options.loadScenarios, typed, isOpen);
  const pages = usePages(isAllowed);
  const actions = useActions(options);

  const matching = (all: PaletteItem[]): PaletteResult => {
    const items = typed.trim() ? all.filter(({ label }) => matchText(label, typed)) : all;
    return { items, total: items.length };
  };
  // Results of an earlier search are filtered by the current text, so that a quick Enter never opens another item.
  const isSettled = search === typed.trim();
  const isCurrent = isSettled && !hits.isPlaceholderData;
  const inMeetings = search
    ? (hits.data ?? []).map(({ heading, ...found }) => ({
        heading,
        ...(isCurrent ? found : matching(found.items)),
      }))
    : [
        {
          heading: 'Meetings',
          ...(isSettled ? (newest.data ?? nothing) : matching(newest.data?.items ?? [])),
        },
      ];
  const found = ({ data = nothing, isPlaceholderData }: typeof people) =>
    isSettled && !isPlaceholderData ? data : matching(data.items);
  const groups: PaletteGroup[] = [
    ...inMeetings,
    { heading: 'People', ...(search && isAllowed ? found(people) : nothing) },
    { heading: 'Scenarios', ...scenarios },
    { heading: 'Pages', ...matching(pages) },
    { heading: 'Actions', ...matching(actions) },
  ].filter(({ items }) => items.length > 0);

  const isSearching = !isSettled || newest.isFetching || hits.isFetching || people.isFetching;
  const isUnreachable = newest.isError || hits.isError || people.isError;
  return { groups, isSearching, isUnreachable };
}

/** The last value that stayed unchanged for `afterMs`. */
function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}

function usePages(mayUpdateOrganization: boolean): PaletteItem[] {
  const { session } = useAuth();
  const { features } = useActiveFeatures();
  const entries = navigationGroups
    .flat()
    .filter(({ permissions }) => !permissions || mayUpdateOrganization)
    .filter(({ feature }) => !feature || features[feature])
    .map(({ label, path, icon }) => ({ id: `page ${path}`, label, path, icon }));
  if (!session) return entries;
  const path = `/users/${session.user.id}`;
  return [
    ...entries,
    { id: 'page series', label: 'Series', path: '/series', icon: Repeat },
    { id: 'page profile', label: 'Profile', path, icon: UserRound },
    { id: 'page layouts', label: 'Which files are read', path: '/layouts', icon: FileText },
    {
      id: 'page trust',
      label: 'What is computed about whom',
      path: '/trust',
      icon: ScrollText,
    },
  ];
}

function useActions({ onSettings, onSwitchContext }: PaletteGroupsOptions): PaletteItem[] {
  const theme = useTheme();
  const { signOut } = useSignOut();
  return [
    {
      id: 'upload',
      label: 'Upload meeting recording or transcript',
      icon: Upload,
      path: '/meetings?upload',
    },
    { id: 'settings', label: 'Settings', icon: Settings, run: onSettings },
    { id: 'context', label: 'Switch Context', icon: ArrowLeftRight, run: onSwitchContext },
    ...themes.map((choice) => ({
      id: `appearance ${choice}`,
      ...appearances[choice],
      hint: choice === theme ? 'Current' : undefined,
      run: () => chooseTheme(choice),
    })),
    { id: 'sign-out', label: 'Sign out', icon: LogOut, run: signOut },
  ];
}
