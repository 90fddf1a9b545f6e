import { amiraHaddad } from './amira-haddad.ts';
import { margaretOkafor } from './margaret-okafor.ts';
import { priyaRaman } from './priya-raman.ts';
import type { Story } from './story.ts';
import { tomasLeiva } from './tomas-leiva.ts';

/** By employee id: the four whose departure would cost most. */
export const stories: Record<string, Story> = {
  'margaret-okafor': margaretOkafor,
  'tomas-leiva': tomasLeiva,
  'priya-raman': priyaRaman,
  'amira-haddad': amiraHaddad,
};
