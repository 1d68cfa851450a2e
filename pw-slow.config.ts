import base from './playwright.config.ts';
export default { ...base, timeout: 115_000, expect: { ...base.expect, timeout: 20_000 } };
