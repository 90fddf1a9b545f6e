export const read = async () => {};
export const Screen = () => null;
