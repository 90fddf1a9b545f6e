import { paths } from '@rapport/contract';

/**
 * `page` asks for one press, because programs open links by themselves; `post` is for the
 * unsubscribe button of mail programs.
 */
export function unsubscribeLinks(publicUrl: string, token: string) {
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    post: `${publicUrl}${paths.unsubscribe}?token=${token}`,
  };
}
