import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, PropsWithChildren } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** Runs the queries of a screen and resolves once all are answered. The screen finds the result in `useLoaderData`. */
export type ReadScreen = (
  queryClient: QueryClient,
  route: Pick<LoaderFunctionArgs, 'request'>,
) => Promise<unknown>;

/** A screen with what it loads before it is shown. */
export type ReadyScreen = { Component: ComponentType<PropsWithChildren>; read: ReadScreen };
