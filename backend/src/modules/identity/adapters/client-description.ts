import { isIPv4 } from 'node:net';
import { networkOf } from '../../../platform/admission/network-of.ts';

/** Ordered: browsers also send the names of the ones they are compatible with, and the first match wins. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Browser, system and network of a request, for a mail. Text sent by the client is never repeated. */
export function describeClient(userAgent: string | undefined, address: string): string {
  const firstMatch = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = firstMatch(BROWSERS) ?? 'an unknown program';
  const system = firstMatch(SYSTEMS);
  return `${browser}${system === undefined ? '' : ` on ${system}`}, network ${maskedNetwork(address)}`;
}

function maskedNetwork(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? network.replace(/\.\d+$/, '.x') : network.replace(/:[^:]*::\/64$/, ':x');
}
