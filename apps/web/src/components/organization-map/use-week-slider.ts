import type { Period } from '@rapport/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { organizationMapQueryOptions } from './organization-map-query.ts';
import { chosenWeek, type SliderWeeks } from './time-slider-window.ts';

/** Milliseconds per week while playing, and until a moved slider loads its week. */
const playMs = 800;
const restMs = 250;

type Moved = {
  week: number;
  /** The week in the address when this one was asked for; null until then. */
  askedAt: number | null;
};

/** The slider's week. The address is updated once the slider rests. */
export function useWeekSlider(weeks: SliderWeeks, shown: Period) {
  const { period, changePeriod } = useChosenPeriod();
  const queryClient = useQueryClient();
  const inAddress = chosenWeek(weeks, period, shown);
  /** The week the slider was moved to, until the address shows it. */
  const [moved, setMoved] = useState<Moved | null>(null);
  if (moved && moved.askedAt !== null && moved.askedAt !== inAddress) setMoved(null);
  const [isPlaying, setPlaying] = useState(false);
  const last = weeks.length - 1;
  const at = moved?.week ?? inAddress;
  const length = period.weeks ?? shown.weeks;

  const load = useEffectEvent((week: number) => {
    changePeriod({ weeks: length, week: weeks[week]?.from }, { replace: true });
    // The router updates the address a moment later.
    setMoved(week === inAddress ? null : { week, askedAt: inAddress });
  });
  useEffect(() => {
    if (!moved || moved.askedAt !== null) return;
    const timer = setTimeout(() => load(moved.week), restMs);
    return () => clearTimeout(timer);
  }, [moved]);

  const playNext = useEffectEvent(() => {
    const next = at + 1;
    if (next >= last) setPlaying(false);
    if (next > last) return;
    load(next);
    const after = weeks[next + 1]?.from;
    if (after) {
      void queryClient.prefetchQuery(organizationMapQueryOptions({ weeks: length, week: after }));
    }
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => playNext(), playMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return {
    at,
    length,
    isPlaying,
    moveTo(week: number) {
      setPlaying(false);
      const within = Math.min(last, Math.max(0, week));
      if (within !== at) setMoved({ week: within, askedAt: null });
    },
    togglePlay() {
      // At the end, playing starts again from the beginning.
      if (!isPlaying && at >= last) load(Math.min(last, length - 1));
      setPlaying(!isPlaying);
    },
  };
}
