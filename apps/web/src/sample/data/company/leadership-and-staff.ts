import type { PersonRow } from './person-row.ts';

const eleanor = 'Eleanor Marsh';
const yusuf = 'Yusuf Demir';
const helena = 'Helena Brandt';
const amira = 'Amira Haddad';

export const executive: readonly PersonRow[] = [
  [eleanor, 'Chief Executive Officer', null, 'Executive', '2014-09', '+'],
  ['Daniel Cho', 'Chief Operating Officer', eleanor, 'Executive', '2016-01', '+'],
  ['Robert Lindqvist', 'Chief Technology Officer', eleanor, 'Executive', '2015-10', '+'],
  [yusuf, 'Chief Financial Officer', eleanor, 'Executive', '2019-08', '+'],
  ['Camille Laurent', 'Chief Commercial Officer', eleanor, 'Executive', '2021-11', '='],
  ['Adaeze Nwosu', 'Chief of Staff', eleanor, 'Executive', '2022-02', '+'],
];

export const humanResources: readonly PersonRow[] = [
  [helena, 'Head of Human Resources', eleanor, 'HR', '2017-05', '+'],
  ['Ruth Salgado', 'HR Partner', helena, 'HR', '2019-06', '+'],
  ['Oliver Grant', 'Talent Partner', helena, 'HR', '2021-04', '+'],
  ['Mei-Ling Tan', 'Learning and Development Manager', helena, 'HR', '2020-08', '+'],
  ['Petra Novák', 'People Operations Specialist', helena, 'HR', '2022-03', '+'],
  ['Kwame Boateng', 'Recruiter', helena, 'HR', '2023-10', '='],
];

export const finance: readonly PersonRow[] = [
  [amira, 'Finance Manager', yusuf, 'Finance', '2018-04', '+'],
  ['Stefan Brauer', 'Controller', yusuf, 'Finance', '2019-09', '='],
  ['Patrick O’Shea', 'Procurement Manager', yusuf, 'Finance', '2020-10', '+'],
  ['Lucía Ortega', 'Financial Analyst', amira, 'Finance', '2021-12', '+'],
  ['Ying Zhao', 'Financial Analyst', amira, 'Finance', '2023-05', '+'],
  ['Hugo Martens', 'Accountant', amira, 'Finance', '2022-01', '='],
  ['Nadia Rahman', 'Payroll Specialist', amira, 'Finance', '2022-09', '-'],
];
