import { Info } from 'lucide-react';
import { counted } from '@/lib/number-words.ts';

export const WhatItKnows = ({ meetings }: { meetings: number }) => (
  <p className="mt-8 flex gap-2.5 text-ink-2">
    <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
    <span className="max-w-[96ch] text-pretty">
      {`This is drawn from who spoke with whom in ${counted(meetings, 'meeting')}. It can’t know mail, chat, calls or corridors, nor who would step in. It says nothing about how good anyone is.`}
    </span>
  </p>
);
