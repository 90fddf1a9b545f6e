import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';

type SubmitButtonProps = { busy: boolean; busyLabel: string; children: ReactNode };

/** The one button of a form, as wide as its fields. */
export function SubmitButton(props: SubmitButtonProps) {
  return <Button type="submit" variant="primary" size="large" className="mt-2 w-full" {...props} />;
}
