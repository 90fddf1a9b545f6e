import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';

/** Asks the queries of a screen; resolves once all are answered. */
export type ReadScreen = (
  queryClient: QueryClient,
  route: Pick<LoaderFunctionArgs, 'request'>,
) => Promise<unknown>;

type Screen = {
  Component: ComponentType;
  read: ReadScreen;
  /** Decides which changes of the address read anew. Left out: none. */
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** Loads a screen and draws it once its queries are answered, so that nothing on it flickers in. */
export const readFirst =
  (queryClient: QueryClient) => (loadScreen: () => Promise<Screen>) => async () => {
    const { Component, read, shouldRevalidate = () => false } = await loadScreen();
    const loader = async (route: LoaderFunctionArgs) => {
      await read(queryClient, route);
      return null;
    };
    return { Component, loader, shouldRevalidate };
  };
