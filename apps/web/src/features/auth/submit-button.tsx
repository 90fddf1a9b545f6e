import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';

type SubmitButtonProps = { busy: boolean; busyLabel: string; children: ReactNode };

export function SubmitButton(props: SubmitButtonProps) {
  return <Button type="submit" variant="primary" size="large" className="mt-2 w-full" {...props} />;
}
