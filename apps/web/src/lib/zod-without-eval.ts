import * as z from 'zod/mini';

// The content security policy forbids code from text. Zod would try it at its first schema, and the refusal,
// an error with a stack, has the browser read all of the script a second time.
z.config({ jitless: true });
