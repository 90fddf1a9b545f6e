import type { Action } from '@rapport/contract';
import { useState } from 'react';

/** `answered` is the action as the server last returned it; the page already shows the change. */
type UnderWay = { changes: number; answered: Action };

/** The actions that are being changed, by id. */
class ChangesUnderWay {
  readonly #byId = new Map<string, UnderWay>();

  begin(actions: readonly Action[]): void {
    for (const action of actions) {
      const { changes = 0, answered = action } = this.#byId.get(action.id) ?? {};
      this.#byId.set(action.id, { changes: changes + 1, answered });
    }
  }

  readonly answered = (action: Action): Action => this.#byId.get(action.id)?.answered ?? action;

  /** @returns the actions without a later change still in progress, as the server returned them. */
  end(actions: readonly Action[], answers: readonly Action[]): Action[] {
    const answerOf = new Map(answers.map((answer) => [answer.id, answer]));
    return actions.flatMap((action) => {
      const { changes = 1 } = this.#byId.get(action.id) ?? {};
      const answered = answerOf.get(action.id) ?? this.answered(action);
      if (changes > 1) this.#byId.set(action.id, { changes: changes - 1, answered });
      else this.#byId.delete(action.id);
      return changes > 1 ? [] : [answered];
    });
  }
}

export const useChangesUnderWay = () => useState(() => new ChangesUnderWay())[0];
