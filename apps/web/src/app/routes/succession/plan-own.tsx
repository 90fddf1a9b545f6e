import { useParams } from 'react-router';
import { OwnPlan } from '@/features/succession/own/plan/own-plan.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** The screen shows its shape until the plan is there. */
export const read: ReadScreen = async () => {};

export function Screen() {
  const { id = '' } = useParams();
  return <OwnPlan key={id} id={id} />;
}
