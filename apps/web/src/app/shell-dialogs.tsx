import { useEffect } from 'react';
import type { LoadScenarios } from '@/features/command-palette/find-scenarios.ts';
import { isShortcut } from '@/lib/shortcuts.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { sampleScenarioLinks } from './sample-screens.ts';

const loadPalette = () =>
  import('@/features/command-palette/command-palette.tsx').then((part) => part.CommandPalette);
const loadScenarios: LoadScenarios = async (queryClient) => {
  const { scenarioLinks } = await import('@/features/scenarios/scenario-links.ts');
  return (await Promise.all([scenarioLinks(queryClient), sampleScenarioLinks(queryClient)])).flat();
};
const loadSettings = () =>
  import('@/features/account-settings/settings-dialog.tsx').then((part) => part.SettingsDialog);
const loadSwitchContext = () =>
  import('@/features/organizations/switch-context-dialog.tsx').then(
    (part) => part.SwitchContextDialog,
  );

const loadNotifications = () =>
  import('@/features/notifications/notification-panel.tsx').then((part) => part.NotificationPanel);

export type ShellDialog =
  | 'notifications'
  | 'palette'
  | 'settings'
  | 'notification-settings'
  | 'organizations';

type ShellDialogsProps = {
  shown: ShellDialog | undefined;
  onChange: (shown: ShellDialog | undefined) => void;
};

/** Opened from menus or by ctrl/cmd + k. */
export function ShellDialogs({ shown, onChange }: ShellDialogsProps) {
  const CommandPalette = useOnDemand(loadPalette, shown === 'palette');
  const isOfNotifications = shown === 'notification-settings';
  const isOnSettings = shown === 'settings' || isOfNotifications;
  const SettingsDialog = useOnDemand(loadSettings, isOnSettings);
  const NotificationPanel = useOnDemand(loadNotifications, shown === 'notifications');
  const SwitchContextDialog = useOnDemand(loadSwitchContext, shown === 'organizations');
  const close = () => onChange(undefined);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      onChange(shown === 'palette' ? undefined : 'palette');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shown, onChange]);

  return (
    <>
      {CommandPalette && (
        <CommandPalette
          open={shown === 'palette'}
          onClose={close}
          onSettings={() => onChange('settings')}
          onSwitchContext={() => onChange('organizations')}
          loadScenarios={loadScenarios}
        />
      )}
      {NotificationPanel && (
        <NotificationPanel
          open={shown === 'notifications'}
          onClose={close}
          onSettings={() => onChange('notification-settings')}
        />
      )}
      {SettingsDialog && (
        <SettingsDialog open={isOnSettings} isOfNotifications={isOfNotifications} onClose={close} />
      )}
      {SwitchContextDialog && (
        <SwitchContextDialog open={shown === 'organizations'} onClose={close} />
      )}
    </>
  );
}
