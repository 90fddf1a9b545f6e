import { screen } from '@testing-library/react';
import { toast } from 'sonner';
import { account, accountServer } from './account-server.ts';
import { renderApp } from './render-app.tsx';
import { server } from './server.ts';

export async function openScenarios(path: string, title: string) {
  // Toasts would outlive the test that showed them.
  toast.dismiss();
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return app;
}
