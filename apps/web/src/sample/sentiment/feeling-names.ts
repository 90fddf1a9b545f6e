import type { FeelingKey } from './individual-order.ts';

export const feelingNames: Record<FeelingKey, string> = {
  engaged: 'Engaged',
  stressed: 'Stressed',
  recognised: 'Recognised',
  belongs: 'Belongs',
};
