/** Ids in the register of figures. */
export const figuresOfHappened = [
  'organization-decisions',
  'people-come-and-gone',
  'series-history',
  'new-topics',
];
