import * as z from 'zod/mini';

// The content security policy forbids eval. Zod's attempt makes the browser parse the script again.
z.config({ jitless: true });
