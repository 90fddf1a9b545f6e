/** Whom or what a figure is about. */
export const figureSubjects = ['person', 'pair', 'meeting', 'organization'] as const;
export type FigureSubject = (typeof figureSubjects)[number];

/**
 * `measured`: counted exactly, or compared with labels by people; `published`: a published method;
 * `judgement`: thresholds and weights that the authors chose.
 */
export type FigureBasis = 'measured' | 'published' | 'judgement';

/** Who sees a figure. `whoSees` applies the settings of an organization to it. */
export type FigureReaders =
  | 'readers'
  | 'talk'
  | 'text'
  | 'map'
  | 'map-of-persons'
  | 'map-text'
  | 'actions'
  | 'mood'
  | 'pair-mood'
  | 'mood-counts'
  | 'correctors'
  | 'figures'
  | 'figures-map'
  | 'figures-of-persons'
  | 'group-mood'
  | 'own'
  | 'own-mood';

/**
 * `meeting`: as long as its meeting; `nameless`: the same, but without the name after an erasure; `person`: as long
 * as its meeting, or until the person is erased.
 */
export type FigureKept = 'meeting' | 'nameless' | 'person';

/** A figure, label or text that Rapport computes, described for the people that it is about. */
export type Figure = {
  id: string;
  name: string;
  about: FigureSubject;
  /** One or two sentences, with the formula if there is one. */
  definition: string;
  /** The data that it is computed from. */
  source: string;
  purpose: string;
  /** What the figure cannot tell, with its accuracy if that was measured. */
  limits: string;
  basis: FigureBasis;
  readers: FigureReaders;
  kept: FigureKept;
  /** Its name in a sentence to the person; only for figures about persons and pairs. */
  own?: string;
  /** Whether Your data shows it to the person, or downloads it, whatever the rules are. */
  isInYourData?: true;
};
