import { InvalidRegistration, UnknownSubscriber } from '../checkpoints/checkpoint.ts';
import type { Automation } from './automation.ts';

const NAME = /^[a-z][a-z0-9_]*$/;

/** Every automation of this process, by name. */
export class AutomationRegistry {
  private readonly byName = new Map<string, Automation>();

  /** @throws InvalidRegistration for a duplicate or invalid name */
  register(automation: Automation): void {
    const { name } = automation;
    if (!NAME.test(name)) throw new InvalidRegistration(`An automation can't be called "${name}"`);
    if (this.byName.has(name)) throw new InvalidRegistration(`Two automations are called ${name}`);
    this.byName.set(name, automation);
  }

  all(): readonly Automation[] {
    return [...this.byName.values()];
  }

  /** @throws UnknownSubscriber */
  get(name: string): Automation {
    const automation = this.byName.get(name);
    if (!automation) throw new UnknownSubscriber('automation', name);
    return automation;
  }
}
