export const noFiguresOfPeople = 'Works-council mode is on: there are no figures of single people.';
export const noRecommendations =
  'Works-council mode is on: there are no recommendations about people.';
