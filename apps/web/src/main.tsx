import './lib/zod-without-eval.ts';
import '@/styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { awaitFirstScreen } from './app/first-screen.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { ignoreDoubleClicksElsewhere } from './lib/ignore-double-clicks.ts';
import { createQueryClient } from './lib/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

ignoreDoubleClicksElsewhere();
const queryClient = createQueryClient();
const router = createRouter(queryClient);
void awaitFirstScreen(router, queryClient).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
