/** Of what is held about the person. */
export const myDataKey = ['my-data'] as const;
