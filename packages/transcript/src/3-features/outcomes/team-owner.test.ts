import { expect, test } from 'vitest';
import { teamAtStart, teamGiven } from './team-owner.ts';

test.each([
  ['The UX team will draft the icons.', 'The UX team'],
  ['Backend engineering team to fix the login.', 'Backend engineering team'],
  ['Marketing will prepare the launch post.', 'Marketing'],
  ['iOS and Android development teams will update the kit.', 'iOS and Android development teams'],
  ['And then the data team needs to run the script.', 'the data team'],
  ['Legal to review the contract.', 'Legal'],
])('a team is given a task: %s', (said, team) => {
  expect(teamGiven(said)).toBe(team);
});

test.each([
  'The whole team will review the plan.',
  'There is no team to tag it with.',
  'My team will review the plan.',
  'The team will review the plan.',
  'The data team will be happy.',
  'The test team will need two more weeks.',
  'Our legal review will update the plan.',
  'Marketing is a cost.',
  'Design matters, we will send it to the design team.',
])('no team is given a task: %s', (said) => {
  expect(teamGiven(said)).toBeNull();
});

test.each([
  ['UX team: new icons', 'UX team'],
  ['Finance - close the books', 'Finance'],
  ['QA team will need access to staging', 'QA team'],
  ['new icons for the UX team', null],
  ['finance the project', null],
])('the team at the start of a written task: %s', (said, team) => {
  expect(teamAtStart(said)).toBe(team);
});
