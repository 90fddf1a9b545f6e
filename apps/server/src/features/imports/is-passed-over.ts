/** System files, and files that are still being written. */
const passedOver =
  /^(\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)|\.(part|partial|filepart|crdownload|download|tmp)$/i;
export const isPassedOver = (name: string): boolean => passedOver.test(name);
