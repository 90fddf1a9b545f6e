import type { ReactNode } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { type FigureBasis, HowComputed } from './how-computed.tsx';

type ComputedHeadProps = FigureBasis & { title: string; caption: ReactNode; subject?: string };

/** The head of a section with how its figures are computed; `subject` where the title is not what they are. */
export const ComputedHead = ({
  title,
  caption,
  subject = title,
  ...figures
}: ComputedHeadProps) => (
  <FigureHead
    title={title}
    caption={caption}
    actions={<HowComputed subject={subject} {...figures} />}
  />
);
