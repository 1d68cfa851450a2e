import {} from '@mantine/core';
import styles from './moving-ride.module.css';

/** Rides of the demo session "Dawn patrol, clean and glassy", 1.16 m a unit, north up. */
const OTHERS =
  'M63 75L80 65L93 52L108 44L119 33L149 13M61 186L72 188L84 183L94 185L103 181L139 190L152 191M56 134L64 137L69 146L77 152L80 161L90 170L96 180L113 190L115 195M67 93L76 93L82 97L132 109L146 116M55 78L63 70L65 61L75 48L92 12M57 130L82 115L102 117L110 114L117 115L133 112M55 117L76 107L81 97L90 97L97 93L111 91L113 93L119 90M50 77L59 84L102 131M32 129L64 108L77 94L82 92L91 84M67 97L82 94L101 95L140 88M92 92L102 85L102 76L110 72L110 66L118 59L118 56L123 50M64 85L75 89L81 95L112 114M52 187L58 190L62 197L68 200L69 205L77 209L88 221M59 31L76 24L88 13L106 3M61 100L84 117L100 118L104 124M62 157L71 151L84 149L96 142L107 139M61 69L72 76L81 77L97 88L103 88M72 158L79 161L87 175L100 185L102 191M60 136L80 129L96 120M69 72L75 75L87 86L93 102M75 40L103 58M58 92L69 86L76 74L83 71M65 75L74 85L73 93L77 98M59 84L69 83L88 91';
/** Its longest ride. The style sheet moves a rider along the same line. */
const LONGEST =
  'M70 104L75 102L77 90L81 84L84 81L85 74L86 70L89 68L91 62L104 36L106 35L118 38L122 37L128 30L133 27L135 22L138 21L141 21L143 19';

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
