/** Query key of the data that is held about the signed-in person. */
export const myDataKey = ['my-data'] as const;
