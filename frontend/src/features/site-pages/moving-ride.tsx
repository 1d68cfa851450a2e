import {} from '@mantine/core';
import styles from './moving-ride.module.css';

/** Rides from the line-up to the beach, fanned out as the waves bend. */
const OTHERS =
  'M63 20c18 1 30-4 46-12M78 33c23 0 40-6 62-14M54 43c14-5 28-8 48-8M70 55c25-3 49-7 80-15M51 65c19 2 36-3 58-10M74 77c13-5 26-5 44-2M64 88c24 3 46-3 76-11M66 121c25-3 49 2 80 10M55 132c13 7 28 7 47 2M78 141c20-2 38 3 62 12M56 153c24 2 46 8 74 17M77 165c12 7 26 8 42 7';
/** The longest. The style sheet moves a rider along the same line. */
const LONGEST = 'M46 108c18-11 26 5 40 0s13-15 28-14 20 10 42 2';

/** The edge of the water, north to south. */
const SHORE = 'M187 -9C176 28 203 52 198 92S178 148 186 178S208 214 200 234';
/** Where the grass begins. */
const DUNES =
  'M229 -9C220 10 238 20 236 38S224 58 232 76S246 92 238 112S222 132 228 152S240 168 232 188S240 210 246 234H330V-9Z';

/** A session as it is drawn on its page, with one ride that is surfed again and again. */
export const MovingRide = () => (
  <svg className={styles.session} viewBox="18 -6 270 216" aria-hidden="true">
    <defs>
      <linearGradient id="sea">
        <stop stopColor="#0a4a66" />
        <stop offset="0.66" stopColor="#1f7f9c" />
      </linearGradient>
      <path id="shore" d={SHORE} />
    </defs>
    <g className={styles.coast} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect y="-9" width="320" height="234" fill="url(#sea)" />
      <g transform="translate(-22)">
        <g stroke="#fff" strokeWidth={5} opacity={0.06}>
          <use href="#shore" x="-164" />
          <use href="#shore" x="-132" />
          <use href="#shore" x="-98" />
        </g>
        <use href="#shore" stroke="#59b3c0" strokeWidth={44} opacity={0.55} style={{ filter: 'blur(9px)' }} />
        <path d={`${SHORE}H330V-9Z`} fill="#dcc898" />
        <use href="#shore" x="5" stroke="#bda675" strokeWidth={10} />
        <use href="#shore" stroke="#fff" strokeWidth={3} />
        <g stroke="#fff" strokeWidth={2.5} strokeDasharray="34 9 18 26" opacity={0.65}>
          <use href="#shore" x="-13" />
          <use href="#shore" x="-29" strokeDashoffset="37" />
        </g>
        <path d={DUNES} fill="#6f8a5c" />
        <path d="M283 -9C266 54 290 150 276 234" stroke="#e8e4d4" strokeWidth={4} />
      </g>
    </g>
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={OTHERS} stroke="#bfe6f2" strokeWidth={2} opacity={0.5} />
      <path
        d={LONGEST}
        pathLength={1}
        stroke="#ff9c80"
        strokeWidth={3.5}
        strokeDasharray={1}
        className={styles.ride}
      />
    </g>
    <circle r="5" fill="#fff" stroke="#ef6340" strokeWidth={2} className={styles.rider} />
    <text
      x="30"
      y="200"
      fontSize={12}
      fontWeight={700}
      fill="#fff"
      stroke="#0c5470"
      strokeWidth={3}
      paintOrder="stroke"
      className={styles.text}
    >
      149 m in 42 s
    </text>
  </svg>
);
