import * as z from 'zod/mini';

/** `about` says whether a criterion is about the past or the future. */
export const criteria = [
  { id: 'skillMatch', name: 'Skill match', meaning: 'Skills the role needs', about: 'past' },
  {
    id: 'leadershipStyle',
    name: 'Leadership style',
    meaning: 'How the person leads in meetings',
    about: 'people',
  },
  {
    id: 'sentimentInfluence',
    name: 'Sentiment influence',
    meaning: 'Effect on the mood of others',
    about: 'people',
  },
  {
    id: 'strategicAlignment',
    name: 'Strategic alignment',
    meaning: 'Works towards the goals of 2027',
    about: 'future',
  },
  { id: 'tenure', name: 'Tenure', meaning: 'Years in the organization', about: 'past' },
  {
    id: 'culturalFit',
    name: 'Cultural fit',
    meaning: 'Shares how the team works',
    about: 'people',
  },
  {
    id: 'performanceTrack',
    name: 'Performance track',
    meaning: 'Delivered in the past two years',
    about: 'past',
  },
  {
    id: 'developmentPotential',
    name: 'Development potential',
    meaning: 'Room to grow into the role',
    about: 'future',
  },
] as const;

export type Criterion = (typeof criteria)[number];
export type CriterionId = Criterion['id'];

const weightSchema = z.int().check(z.gte(0), z.lte(100), z.multipleOf(5));

export const weightsSchema = z.object({
  skillMatch: weightSchema,
  leadershipStyle: weightSchema,
  sentimentInfluence: weightSchema,
  strategicAlignment: weightSchema,
  tenure: weightSchema,
  culturalFit: weightSchema,
  performanceTrack: weightSchema,
  developmentPotential: weightSchema,
});

export type Weights = z.infer<typeof weightsSchema>;

/** 0 to 100; tenure is null for external candidates. */
export type Scores = Record<Exclude<CriterionId, 'tenure'>, number> & { tenure: number | null };

export const defaultWeights: Weights = {
  skillMatch: 80,
  leadershipStyle: 70,
  sentimentInfluence: 60,
  strategicAlignment: 85,
  tenure: 50,
  culturalFit: 75,
  performanceTrack: 90,
  developmentPotential: 65,
};
