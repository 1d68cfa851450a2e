/** Loaded before the server: its clock is CLOCK_BACK_MS behind. */
const behind = Number(process.env.CLOCK_BACK_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() - behind] : given));
  }

  static now() {
    return RealDate.now() - behind;
  }
};
