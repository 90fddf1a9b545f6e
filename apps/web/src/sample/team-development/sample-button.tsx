import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { tooltip } from '@/components/ui/tooltip.ts';

export const sampleNote = 'In the sample, plans cannot be opened and reviews cannot be scheduled.';

type SampleButtonProps = Omit<ComponentProps<typeof Button>, 'disabled' | 'onClick'> & {
  /** Id of the element that shows `sampleNote`. */
  noteId: string;
};

/** A button without behaviour. It takes the focus, so that keyboards reach its reason. */
export function SampleButton({ noteId, ...props }: SampleButtonProps) {
  return <Button {...props} {...tooltip(sampleNote)} aria-disabled aria-describedby={noteId} />;
}
