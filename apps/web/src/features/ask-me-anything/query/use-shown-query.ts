import type { AskAnswer } from '@rapport/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type Asked, askAddress } from '@/components/ask/ask-address.ts';
import { isGivenQuery } from '@/components/ask/given-query.ts';
import { useAddress } from '@/lib/use-address.ts';
import { useNamesOf, useSeriesChoices } from '../api/names.ts';
import { askedAs, queryOfAsked, type ShownQuery } from './shown-query.ts';

/** History state of a query that was changed on the page, so that Undo can go back one step. */
const changedHere = { isChangedHere: true };
const changedHereSchema = z.object({ isChangedHere: z.literal(true) });

/** The query of a question as chips, and how to change it. */
export function useShownQuery(asked: Asked, reading: AskAnswer['reading'] | undefined) {
  const [parameters] = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<{ address: string; to: ShownQuery }>();
  const address = askAddress(parameters, asked);
  const known = reading ?? (changed?.address === address ? changed.to : undefined);
  const isNamed = known !== undefined || asked.query === undefined;
  const people = useNamesOf(isNamed ? [] : (asked.people ?? []));
  const series = useSeriesChoices({ enabled: !isNamed && asked.series !== undefined });
  const names = { people, series: series.data?.find(({ value }) => value === asked.series)?.label };

  const change = (to: ShownQuery, without = asked.without) => {
    const next = askAddress(parameters, askedAs({ ...asked, without }, to));
    setChanged({ address: next, to });
    void navigate(next, { state: changedHere, preventScrollReset: true });
  };
  const undo = () => {
    const { question, after } = asked;
    if (changedHereSchema.safeParse(state).success) void navigate(-1);
    else void navigate(askAddress(parameters, { question, after }), { preventScrollReset: true });
  };
  return {
    shown: known ?? queryOfAsked(asked, names),
    change,
    /** Undefined if nothing was changed. */
    undo: asked.query && !isGivenQuery(state) ? undo : undefined,
  };
}
