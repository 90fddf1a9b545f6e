import * as z from 'zod/mini';

// Zod tries eval by default, which the content security policy forbids, and the attempt makes the
// browser parse the script again.
z.config({ jitless: true });
