import { goTo } from '../harness/go-to.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test } from '../harness/test.ts';

test.describe.configure({ timeout: 120_000 });

test('simulation and offboarding look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/offboarding/simulate?person=tomas-leiva&search=engineer');
  await look('what-if analysis', page.getByRole('table', { name: 'Strategic Project Impact' }));
  await page.getByRole('link', { name: 'Create Offboarding Project' }).click();
  await page.getByLabel('Project name').fill('');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await look('new project with a mistake', page.getByText('Please name the project'));
  await goTo(page, '/offboarding');
  await look('projects', page.getByRole('table', { name: 'Projects' }));
  await goTo(page, '/offboarding/platform-handover');
  await look('overview', page.getByText(/^Tomás Leiva leaves in/));
});

test('the tabs of an offboarding project look right', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/offboarding/platform-handover?tab=initiatives');
  await page.getByRole('button', { name: /^Hand over the on-call rota/ }).click();
  await look('initiatives', page.getByText(/have asked for a third person/));
  await goTo(page, '/offboarding/platform-handover?tab=knowledge-map');
  await look('knowledge map', page.getByRole('table', { name: 'Knowledge Map' }));
  await goTo(page, '/offboarding/platform-handover?tab=team-impact');
  await look('team impact', page.getByText(/^5 of 6 people have fallen/));
  await goTo(page, '/offboarding/platform-handover?tab=monitoring');
  await look('monitoring', page.getByText('5.3 today, Platform'));
});
