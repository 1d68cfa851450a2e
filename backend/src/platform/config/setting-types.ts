import { Type } from '@sinclair/typebox';

export const whole = (fallback: number, minimum: number, maximum: number) =>
  Type.Integer({
    default: fallback,
    minimum,
    maximum,
    errorMessage: `must be a whole number from ${minimum} to ${maximum}`,
  });
export const httpUrl = (fallback: string) =>
  Type.String({ default: fallback, format: 'http-url', errorMessage: 'must be an http or https address' });
/** Like `httpUrl`; secrets are sent there, so plain http is accepted for this machine only. */
export const serviceUrl = (fallback?: string) =>
  Type.String({
    ...(fallback !== undefined && { default: fallback }),
    format: 'service-url',
    errorMessage: 'must be an https address, or an http address of this machine',
  });
export const optional = (errorMessage: string, format?: string) =>
  Type.Optional(Type.String({ errorMessage, ...(format === undefined ? {} : { format }) }));
export const text = () => optional('must be text');

/** 0 or 1; 0 without it. */
export const flag = () =>
  Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '0', errorMessage: 'must be 0 or 1' });

export const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '');
