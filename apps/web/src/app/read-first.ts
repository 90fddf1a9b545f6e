import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { ReadyScreen } from '@/lib/read-screen.ts';

type Screen = ReadyScreen & {
  /**
   * Whether a change of the address runs the queries again. Default: if the path changes, such as
   * to another id.
   */
  shouldRevalidate?: ShouldRevalidateFunction;
};

const pathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Runs the queries of a screen before rendering it, to avoid flicker. */
export const readFirst =
  (queryClient: QueryClient) => (loadScreen: () => Promise<Screen>) => async () => {
    const { Component, read, shouldRevalidate = pathChanges } = await loadScreen();
    const loader = (route: LoaderFunctionArgs) => read(queryClient, route);
    return { Component, loader, shouldRevalidate };
  };
