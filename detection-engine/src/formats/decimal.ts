const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/;

/** The number a decimal text stands for; NaN for anything else, such as an empty text, hex or Infinity. */
export function parseDecimal(text: string | undefined): number {
  return text !== undefined && DECIMAL.test(text) ? Number(text) : NaN;
}
