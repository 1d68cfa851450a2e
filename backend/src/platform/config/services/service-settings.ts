import type { Static, TObject, TProperties } from '@sinclair/typebox';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of one service, and what they mean. */
export interface ServiceSettings<Properties extends TProperties, ServiceConfig> {
  readonly properties: Properties;
  /** Settings whose value must not appear in error messages. */
  readonly secrets: readonly (keyof Properties & string)[];
  /** Addresses that are https in production. */
  readonly addresses: readonly (keyof Properties & string)[];
  /** The sentence for settings that don't fit together. */
  readonly misfit?: (settings: Static<TObject<Properties>>) => string | undefined;
  readonly read: (settings: Static<TObject<Properties>>, environment: Environment) => ServiceConfig;
}

export const serviceSettings = <
  Properties extends TProperties,
  ServiceConfig extends { readonly isOffered: boolean },
>(
  settings: ServiceSettings<Properties, ServiceConfig>,
) => settings;
