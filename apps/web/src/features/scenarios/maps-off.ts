/** Shown on the list and in the wizard. */
export const mapsOff =
  'Connection maps are switched off, so departures, merges and splits can be saved, but not computed.';
