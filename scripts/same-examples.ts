import fc from 'fast-check';

// Properties use the same examples in every run. Set PROPERTY_SEED for others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
