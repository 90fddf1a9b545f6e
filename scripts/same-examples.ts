import fc from 'fast-check';

// The same code gets the same verdict: properties are tried on the same examples in every run. Another
// PROPERTY_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
