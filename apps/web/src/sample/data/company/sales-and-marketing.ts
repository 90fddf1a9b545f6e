import type { PersonRow } from './person-row.ts';

const jonas = 'Jonas Keller';
const marcus = 'Marcus Webb';
const elena = 'Elena Petrova';
const noah = 'Noah Whitfield';
const isabel = 'Isabel Navarro';
const gregor = 'Gregor Steiner';

export const sales: readonly PersonRow[] = [
  [jonas, 'Sales Director', 'Camille Laurent', 'Sales', '2018-05', '-'],
  [marcus, 'Enterprise Sales Lead', jonas, 'Sales', '2019-02', '+'],
  [elena, 'Mid-Market Sales Lead', jonas, 'Sales', '2020-03', '='],
  ['Sofia Lindgren', 'Account Executive', marcus, 'Sales', '2020-09', '='],
  ['Ana Sousa', 'Account Executive', marcus, 'Sales', '2021-01', '+'],
  ['Kenji Mori', 'Account Executive', marcus, 'Sales', '2021-05', '+'],
  ['Tom Hartley', 'Key Account Manager', marcus, 'Sales', '2018-11', '-'],
  ['George Papadakis', 'Sales Engineer', marcus, 'Sales', '2020-07', '+'],
  ['Bruno Costa', 'Account Executive', elena, 'Sales', '2021-09', '='],
  ['Julia Schmidt', 'Account Executive', elena, 'Sales', '2022-04', '+'],
  ['Ethan Cole', 'Account Executive', elena, 'Sales', '2022-10', '+'],
  ['Fatima Bennani', 'Account Executive', elena, 'Sales', '2023-03', '+'],
  ['Callum Reid', 'Sales Development Representative', elena, 'Sales', '2024-02', '-'],
  ['Ingrid Dahl', 'Sales Development Representative', elena, 'Sales', '2024-05', '='],
  ['Pablo Reyes', 'Sales Development Representative', elena, 'Sales', '2024-10', '+'],
  ['Leila Farouk', 'Sales Development Representative', elena, 'Sales', '2025-01', '+'],
  ['Maya Cohen', 'Sales Operations Manager', jonas, 'Sales', '2020-12', '='],
];

export const marketing: readonly PersonRow[] = [
  [noah, 'Marketing Manager', 'Camille Laurent', 'Marketing', '2019-04', '='],
  [isabel, 'Content Lead', noah, 'Marketing', '2020-06', '+'],
  [gregor, 'Demand Generation Manager', noah, 'Marketing', '2021-03', '='],
  ['Layla Aziz', 'Product Marketing Manager', noah, 'Marketing', '2021-07', '+'],
  ['Tariq Hussain', 'Public Relations Manager', noah, 'Marketing', '2020-02', '+'],
  ['Amelia Hart', 'Events Manager', noah, 'Marketing', '2022-05', '+'],
  ['Jakub Nowak', 'Content Writer', isabel, 'Marketing', '2022-08', '+'],
  ['Rosa Delgado', 'Community Manager', isabel, 'Marketing', '2023-01', '+'],
  ['Mia Lundgren', 'Social Media Specialist', isabel, 'Marketing', '2024-06', '+'],
  ['Deepa Iyer', 'Search Specialist', gregor, 'Marketing', '2022-12', '+'],
  ['Owen Fraser', 'Marketing Analyst', gregor, 'Marketing', '2023-07', '='],
  ['Simon Vogt', 'Campaign Specialist', gregor, 'Marketing', '2024-09', '-'],
];
