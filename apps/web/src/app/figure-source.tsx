import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type PropsWithChildren, useEffect } from 'react';
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
import { storeFor } from '@/lib/browser-store.ts';
import type { ReadScreen, ReadyScreen } from '@/lib/read-screen.ts';
import { awaitSession } from '@/lib/session.ts';

type Load = () => Promise<ReadyScreen>;
/** `sample` is undefined if the sample company has no such screen; then there is no source to choose. */
type Screens = { sample: Load | undefined; own: Load };

type Chosen = {
  Component: ComponentType<PropsWithChildren>;
  source: FigureSource;
  /** False without a session, when the server could not be asked which source to show. */
  isAsked: boolean;
};

async function readFrom(
  screens: Screens,
  source: FigureSource,
  ...[queryClient, route]: Parameters<ReadScreen>
): Promise<Omit<Chosen, 'isAsked'>> {
  const sample = source === 'sample' ? screens.sample : undefined;
  const { Component, read } = await (sample ?? screens.own)();
  await read(queryClient, route);
  return { Component, source: sample ? 'sample' : 'own' };
}

/** Chooses the source of a screen and loads only the screen of that source. */
export const readFromSource =
  (screens: Screens): ReadScreen =>
  async (queryClient, route) => {
    const session = await awaitSession(queryClient);
    const asked = sourceInAddress(new URL(route.request.url).searchParams);
    const organizationId = session?.session.activeOrganizationId;
    if (session) storeFor(session.user.id);
    const remembered = organizationId ? rememberedSource(organizationId) : undefined;
    const isOpen = !asked && !remembered && Boolean(organizationId);
    const source = chooseSource({
      asked,
      remembered,
      hasOwnFigures: isOpen && (await hasOwnFigures(queryClient)),
    });
    return { ...(await readFrom(screens, source, queryClient, route)), isAsked: session !== null };
  };

/**
 * Like `readFromSource`, for a screen about one item, whose source follows from its id: the
 * server's ids are UUIDs, those of the sample and of this browser are not.
 */
export const readFromSourceOfId =
  (screens: Screens): ReadScreen =>
  async (queryClient, route) => {
    const id = new URL(route.request.url).pathname.split('/').at(-1);
    const source = z.uuid().safeParse(id).success ? 'own' : 'sample';
    return { ...(await readFrom(screens, source, queryClient, route)), isAsked: true };
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

export const useShownSource = (): FigureSource => useLoaderData<Chosen>().source;

/** Renders the screen that `readFromSource` chose. */
export function ScreenFromSource({ children }: PropsWithChildren) {
  const { Component, isAsked } = useLoaderData<Chosen>();
  const { revalidate } = useRevalidator();
  const sessionId = useAuth().session?.session.id;
  useEffect(() => {
    if (sessionId && !isAsked) void revalidate();
  }, [sessionId, isAsked, revalidate]);
  return <Component>{children}</Component>;
}
