/**
 * A machine ran without one of the effects that its host has to give.
 * Thrown where the effect is first needed, because an alarm without a sound must never be silent by mistake.
 * @public
 */
export class EffectMissingError extends Error {
  override readonly name = 'EffectMissingError';
  /** The machine that asked. */
  readonly machine: string;
  /** The effect that was not provided. */
  readonly effect: string;

  constructor(machine: string, effect: string, effects: readonly string[]) {
    super(
      `The ${machine} machine has no '${effect}': what it decides would have no effect. ` +
        `Give all of its effects with ${machine}Machine.provide(): ${effects.join(', ')}.`,
    );
    this.machine = machine;
    this.effect = effect;
  }
}
