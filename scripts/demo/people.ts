import type { Department } from '@rapport/contract';

export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  department: Department;
  teams: readonly string[];
};

/** An invented maker of sensors and software for cold chains. */
export const demoOrganization = 'Larkfield';

/** All speakers of the meetings except a guest of the customer panel. */
export const demoPeople: readonly DemoPerson[] = [
  person('Miriam', 'Castellanos', 'Chief Executive', 'Executive', 'Leadership'),
  person('Tobias', 'Lindqvist', 'VP Engineering', 'Engineering', 'Platform', 'Leadership'),
  person('Priya', 'Raghunathan', 'Senior Engineer', 'Engineering', 'Platform'),
  person('Owen', 'Gallagher', 'Firmware Engineer', 'Engineering', 'Devices'),
  person('Hannah', 'Osei', 'Head of Product', 'Product', 'Console', 'Leadership'),
  person('Daniel', 'Ferreira', 'Product Manager', 'Product', 'Console'),
  person('Yuki', 'Tanabe', 'Product Designer', 'Design', 'Console'),
  person('Claire', 'Beaumont', 'Marketing Lead', 'Marketing', 'Growth'),
  person('Marcus', 'Adeyemi', 'Head of Sales', 'Sales', 'Growth', 'Leadership'),
  person('Sofia', 'Marchetti', 'Account Executive', 'Sales', 'Growth'),
  person('Ruth', 'Kaplan', 'People Partner', 'HR', 'Leadership'),
  person('Graham', 'Pell', 'Finance Director', 'Finance', 'Leadership'),
];

function person(
  firstName: string,
  lastName: string,
  title: string,
  department: Department,
  ...teams: string[]
): DemoPerson {
  const email = `${firstName}.${lastName}@larkfield.example`.toLowerCase();
  return { email, firstName, lastName, title, department, teams };
}
