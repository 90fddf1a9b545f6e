import type { SpeakerCorrections } from '../types.ts';

/** Of a meeting in which nobody has corrected a speaker. */
export const noCorrections: SpeakerCorrections = {
  merged: new Map(),
  names: new Map(),
  ties: new Map(),
  apart: new Set(),
  splitsNames: false,
  passages: [],
};
