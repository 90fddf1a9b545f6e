import { useParams } from 'react-router';
import { OwnPlan } from '@/features/succession/own/plan/own-plan.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Nothing to load first: the screen shows its skeleton until the plan arrives. */
export const read: ReadScreen = async () => {};

export function Component() {
  const { id = '' } = useParams();
  return <OwnPlan key={id} id={id} />;
}
