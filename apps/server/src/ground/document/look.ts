/** The light theme of the web app. */
export const ink = '#1e1a16';
export const secondInk = '#564e46';
export const quiet = '#6b635a';
export const line = '#cfc8bc';
export const faintLine = '#e6e1d8';
export const accent = '#1b4b8f';
export const surface = '#fffefc';
export const tieLine = '#8a8177';

export const moodColours = {
  positive: '#1b7a4b',
  neutral: '#b57708',
  negative: '#c0392b',
} as const;

export const departmentColours = new Map([
  ['Executive', '#78736b'],
  ['Engineering', '#5690e8'],
  ['Product', '#7f46c2'],
  ['Design', '#490028'],
  ['Marketing', '#15606c'],
  ['Sales', '#033070'],
  ['HR', '#be7c9f'],
  ['Finance', '#4b3720'],
]);
export const otherDepartment = '#cfc8bc';
