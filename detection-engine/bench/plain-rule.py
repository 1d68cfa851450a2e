"""The plain seven-parameter rule in numpy, as one would write it: `plain-rule.py FILE POINTS` prints two medians
in milliseconds of processor time, from stored speeds and from positions, and the rides of both. FILE holds time (s), latitude,
longitude (degrees), distance (m) and speed (m/s), one column of float64 after the other."""

import sys
import time

import numpy as np

MIN_SPEED, MIN_MAX_SPEED = 8 / 3.6, 10 / 3.6
SEPARATE, CONNECT = 20.0, 5.0
MIN_POINTS, MIN_DISTANCE, MIN_DURATION = 3, 30.0, 5.0
METERS_PER_DEGREE = 6_371_008.8 * np.pi / 180


def rides(t, distance, speed):
    fast = np.flatnonzero(speed >= MIN_SPEED)
    if fast.size == 0:
        return fast, fast
    gaps = np.diff(t[fast])
    steps = np.diff(fast)
    points = np.where(gaps <= CONNECT, steps, 1)
    breaks = np.flatnonzero(gaps > SEPARATE)
    first = fast[np.r_[0, breaks + 1]]
    last = fast[np.r_[breaks, fast.size - 1]]
    counts = np.add.reduceat(np.r_[1, points], np.r_[0, breaks + 1])
    peaks = np.maximum.reduceat(speed[fast], np.r_[0, breaks + 1])
    kept = (
        (counts >= MIN_POINTS)
        & (peaks >= MIN_MAX_SPEED)
        & (distance[last] - distance[first] >= MIN_DISTANCE)
        & (t[last] - t[first] >= MIN_DURATION)
    )
    return first[kept], last[kept]


def rides_from_positions(t, latitude, longitude):
    scale = np.cos(np.radians(latitude[0])) * METERS_PER_DEGREE
    east, north = np.diff(longitude) * scale, np.diff(latitude) * METERS_PER_DEGREE
    step = np.sqrt(east * east + north * north)
    distance = np.r_[0.0, np.cumsum(step)]
    speed = np.r_[0.0, step / np.diff(t)]
    return rides(t, distance, speed)


def median_millis(run):
    run()
    begun = time.process_time()
    run()
    bundle = max(1, int(0.03 / max(time.process_time() - begun, 1e-6)))
    samples = []
    for _ in range(7):
        begun = time.process_time()
        for _ in range(bundle):
            run()
        samples.append((time.process_time() - begun) / bundle * 1000)
    return sorted(samples)[len(samples) // 2]


columns = np.fromfile(sys.argv[1], dtype=np.float64).reshape(5, int(sys.argv[2]))
t, latitude, longitude, distance, speed = columns
print(
    median_millis(lambda: rides(t, distance, speed)),
    median_millis(lambda: rides_from_positions(t, latitude, longitude)),
    len(rides(t, distance, speed)[0]),
    len(rides_from_positions(t, latitude, longitude)[0]),
)
