import type { Projection } from './projection.ts';
import { InvalidRegistration, UnknownSubscriber } from '../checkpoints/checkpoint.ts';

/** Postgres identifiers have at most 63 bytes: 52 and those of `read_` and `__next`. */
const NAME = /^[a-z][a-z0-9_]{0,51}$/;

/** Every projection of this process, by name. */
export class ProjectionRegistry {
  private readonly byName = new Map<string, Projection>();

  /** @throws InvalidRegistration for a duplicate or invalid name */
  register(projection: Projection): void {
    const { name, version } = projection;
    if (!NAME.test(name)) throw new InvalidRegistration(`A projection can't be called "${name}"`);
    if (!Number.isInteger(version) || version < 1) {
      throw new InvalidRegistration(`Projection ${name} can't have version ${version}`);
    }
    if (this.byName.has(name)) throw new InvalidRegistration(`Two projections are called ${name}`);
    this.byName.set(name, projection);
  }

  all(): readonly Projection[] {
    return [...this.byName.values()];
  }

  /** Names of the projections that read any of these event types. */
  consuming(types: ReadonlySet<string>): readonly string[] {
    return this.all()
      .filter(({ consumes }) => consumes.some((type) => types.has(type)))
      .map(({ name }) => name);
  }

  /** @throws UnknownSubscriber */
  get(name: string): Projection {
    const projection = this.byName.get(name);
    if (!projection) throw new UnknownSubscriber('projection', name);
    return projection;
  }
}
