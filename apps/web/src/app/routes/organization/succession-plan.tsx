import { useParams } from 'react-router';
import { PlanPage } from '@/features/succession/plan/plan-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Nothing to load first: the screen shows its skeleton until the plan arrives. */
export const read: ReadScreen = async () => {};

export function Component() {
  const { id = '' } = useParams();
  return <PlanPage key={id} id={id} />;
}
