import type { Story } from '@/sample/domain/departure/story.ts';
import { amiraHaddad } from './amira-haddad.ts';
import { margaretOkafor } from './margaret-okafor.ts';
import { priyaRaman } from './priya-raman.ts';
import { tomasLeiva } from './tomas-leiva.ts';

/** By employee id, for the four people with the highest risk. */
export const stories: Record<string, Story> = {
  'margaret-okafor': margaretOkafor,
  'tomas-leiva': tomasLeiva,
  'priya-raman': priyaRaman,
  'amira-haddad': amiraHaddad,
};
