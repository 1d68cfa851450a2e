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
    apart = gaps > np.where(np.diff(fast) == 1, SEPARATE, CONNECT)
    ends = np.flatnonzero(apart)
    run_first = fast[np.r_[0, ends + 1]]
    run_last = fast[np.r_[ends, fast.size - 1]]
    strong = np.maximum.reduceat(speed[fast], np.r_[0, ends + 1]) >= MIN_MAX_SPEED
    points = np.r_[0, np.cumsum(run_last - run_first + 1)]
    runs = np.flatnonzero(strong)
    if runs.size == 0:
        return runs, runs
    breaks = np.flatnonzero(t[run_first[runs[1:]]] - t[run_last[runs[:-1]]] > SEPARATE)
    from_run, to_run = runs[np.r_[0, breaks + 1]], runs[np.r_[breaks, runs.size - 1]]
    first, last = run_first[from_run], run_last[to_run]
    before, meters_before = crossings(t, distance, speed, first, first - 1)
    after, meters_after = crossings(t, distance, speed, last, last + 1)
    kept = (
        (points[to_run + 1] - points[from_run] >= MIN_POINTS)
        & (np.round(distance[last] - distance[first] + meters_before + meters_after, 2) >= MIN_DISTANCE)
        & (np.round(t[last] - t[first] + before + after, 3) >= MIN_DURATION)
    )
    return first[kept], last[kept]


def crossings(t, distance, speed, inner, outer):
    """Seconds and meters from rows `inner` to where the speed crosses MIN_SPEED towards `outer`."""
    beside = np.clip(outer, 0, t.size - 1)
    step = np.abs(t[beside] - t[inner])
    crossed = (beside == outer) & (speed[beside] < MIN_SPEED) & (step <= 1.6)
    change = np.where(crossed, speed[inner] - speed[beside], 1.0)
    seconds = np.where(crossed, np.round((speed[inner] - MIN_SPEED) / change * step, 3), 0.0)
    covered = np.minimum((speed[inner] + MIN_SPEED) / 2 * seconds, np.abs(distance[beside] - distance[inner]))
    return seconds, covered


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
