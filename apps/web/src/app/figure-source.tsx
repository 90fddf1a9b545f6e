import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { type ShouldRevalidateFunction, useLoaderData, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import {
  chooseSource,
  type FigureSource,
  sourceInAddress,
} from '@/components/figure-source/figure-source.ts';
import { organizationSourceQueryOptions } from '@/components/figure-source/get-organization-source.ts';
import { rememberedSource } from '@/components/figure-source/remembered-source.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { keepFor } from '@/lib/browser-store.ts';
import { awaitSession } from '@/lib/session.ts';
import type { ReadScreen } from './read-first.ts';

/** The screen for one source, with the data it loads before it is shown. */
type Half = { Screen: ComponentType; read: ReadScreen };

type Chosen = {
  Screen: ComponentType;
  /** False without a session, when the server could not be asked which source to show. */
  isAsked: boolean;
};

/** Chooses the source of a screen and loads only that half. */
export const readFromSource =
  (halves: Record<FigureSource, () => Promise<Half>>) =>
  async (queryClient: QueryClient, route: Parameters<ReadScreen>[1]): Promise<Chosen> => {
    const session = await awaitSession(queryClient);
    const asked = sourceInAddress(new URL(route.request.url).searchParams);
    const organizationId = session?.session.activeOrganizationId;
    if (session) keepFor(session.user.id);
    const remembered = organizationId ? rememberedSource(organizationId) : undefined;
    const isOpen = !asked && !remembered && Boolean(organizationId);
    const source = chooseSource({
      asked,
      remembered,
      hasOwnFigures: isOpen && (await hasOwnFigures(queryClient)),
    });
    const { Screen, read } = await halves[source]();
    await read(queryClient, route);
    return { Screen, isAsked: session !== null };
  };

/**
 * Like `readFromSource`, for a screen about one item, whose source follows from its id: the
 * server's ids are UUIDs, those of the sample and of this browser are not.
 */
export const readFromSourceOfId =
  (halves: Record<FigureSource, () => Promise<Half>>) =>
  async (queryClient: QueryClient, route: Parameters<ReadScreen>[1]): Promise<Chosen> => {
    const id = new URL(route.request.url).pathname.split('/').at(-1);
    const { Screen, read } = await halves[z.uuid().safeParse(id).success ? 'own' : 'sample']();
    await read(queryClient, route);
    return { Screen, isAsked: true };
  };

/**
 * If the server does not answer, the sample is shown, which needs no server. The source switch
 * stays visible.
 */
const hasOwnFigures = (queryClient: QueryClient): Promise<boolean> =>
  queryClient.fetchQuery(organizationSourceQueryOptions).then(
    (answer) => answer.hasOwnFigures,
    () => false,
  );

/** Chooses again when the source in the address changes, and on `revalidate`. */
export const sourceChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href ||
  sourceInAddress(currentUrl.searchParams) !== sourceInAddress(nextUrl.searchParams);

/** Renders the screen that `readFromSource` chose. */
export function ScreenFromSource() {
  const { Screen, isAsked } = useLoaderData<Chosen>();
  const { revalidate } = useRevalidator();
  const sessionId = useAuth().session?.session.id;
  useEffect(() => {
    if (sessionId && !isAsked) void revalidate();
  }, [sessionId, isAsked, revalidate]);
  return <Screen />;
}
