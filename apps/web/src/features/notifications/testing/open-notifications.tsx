import { type Notification, type NotificationPage, paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

export const meeting = {
  id: 'depot',
  title: 'Depot leads',
  people: 9,
  minutes: 48,
  actions: 4,
  decisions: 2,
};
let last = 0;
export function told(kind: Notification['kind'], more: Partial<Notification> = {}): Notification {
  last += 1;
  const none = { by: null, meeting: null, plan: null, reason: null, speakers: null, action: null };
  return {
    ...none,
    id: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
    kind,
    isRead: false,
    at: new Date().toISOString(),
    ...more,
  };
}

/** A server that remembers what was read. */
export async function openNotifications(
  notifications: Notification[],
  more: NotificationPage['notifications'] = [],
  path = '/meetings',
) {
  let kept = notifications;
  const marked: unknown[] = [];
  const asked: string[] = [];
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.unreadNotifications}`, () =>
      HttpResponse.json({ unread: Math.min(10, kept.filter(({ isRead }) => !isRead).length) }),
    ),
    http.get(`*${paths.notifications}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const shown = kept.filter(({ isRead }) => !(isRead && query.has('unread')));
      return HttpResponse.json<NotificationPage>(
        query.has('before')
          ? { notifications: more, next: null }
          : { notifications: shown, next: more.length > 0 ? (shown.at(-1)?.id ?? null) : null },
      );
    }),
    http.post<never, { ids?: string[] }>(`*${paths.readNotifications}`, async ({ request }) => {
      const { ids } = await request.json();
      marked.push(ids);
      kept = kept.map((one) => (!ids || ids.includes(one.id) ? { ...one, isRead: true } : one));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = await renderApp(path);
  if (path === '/meetings') await screen.findByText('No meetings found');
  const bell = () => screen.getByRole('button', { name: /^Notifications/ });
  return {
    ...app,
    marked,
    /** Queries of the list that were sent. */
    asked,
    change: (to: Notification[]) => {
      kept = to;
    },
    bell,
    panel: async () => {
      await app.user.click(bell());
      return within(await screen.findByRole('dialog', { name: 'Notifications' }));
    },
  };
}
