/* The plain seven-parameter rule in C, on stored speeds and from positions: `plain-rule FILE POINTS` prints the median
   milliseconds of processor time of both and the rides of both. FILE as plain-rule.py says. Built with cc -O3. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const double min_speed = 8 / 3.6, min_max_speed = 10 / 3.6;

/* Seconds from row `inner` to where the speed crosses min_speed towards `outer`; adds the meters covered to *covered. */
static double crossing(const double *t, const double *distance, const double *speed, long n, long inner, long outer,
                       double *covered) {
  if (outer < 0 || outer >= n || speed[outer] >= min_speed || fabs(t[outer] - t[inner]) > 1.6) return 0;
  const double step = fabs(t[outer] - t[inner]);
  const double time = round((speed[inner] - min_speed) / (speed[inner] - speed[outer]) * step * 1000) / 1000;
  *covered += fmin((speed[inner] + min_speed) / 2 * time, fabs(distance[outer] - distance[inner]));
  return time;
}

static int counts(const double *t, const double *distance, const double *speed, long n, long first, long last,
                  long points) {
  double covered = distance[last] - distance[first], duration = t[last] - t[first];
  duration += crossing(t, distance, speed, n, first, first - 1, &covered);
  duration += crossing(t, distance, speed, n, last, last + 1, &covered);
  return points >= 3 && round(covered * 100) / 100 >= 30 && round(duration * 1000) / 1000 >= 5;
}

static long rides(const double *t, const double *distance, const double *speed, long n) {
  long found = 0, first = -1, last = -1, points = 0, slower = 0, begin = -1, end = -1;
  double peak = 0;
  for (long i = 0; i <= n; i++) {
    if (i < n && speed[i] < min_speed) continue;
    if (begin >= 0 && (i == n || t[i] - t[end] > (end == i - 1 ? 20 : 5))) {
      const long run = end - begin + 1;
      if (peak < min_max_speed) {
        slower += run;
      } else {
        if (first >= 0 && t[begin] - t[last] > 20) {
          found += counts(t, distance, speed, n, first, last, points);
          first = -1;
        }
        if (first < 0) first = begin, points = run;
        else points += slower + run;
        last = end;
        slower = 0;
      }
      begin = -1;
    }
    if (i == n) break;
    if (begin < 0) begin = i, peak = speed[i];
    if (speed[i] > peak) peak = speed[i];
    end = i;
  }
  if (first >= 0) found += counts(t, distance, speed, n, first, last, points);
  return found;
}

struct columns {
  const double *t, *latitude, *longitude, *distance, *speed;
  double *own_distance, *own_speed;
  long n;
};

static long stored(const struct columns *c) { return rides(c->t, c->distance, c->speed, c->n); }

static long from_positions(const struct columns *c) {
  const double per_degree = 6371008.8 * M_PI / 180, scale = per_degree * cos(c->latitude[0] * M_PI / 180);
  c->own_distance[0] = c->own_speed[0] = 0;
  for (long i = 1; i < c->n; i++) {
    const double east = (c->longitude[i] - c->longitude[i - 1]) * scale;
    const double north = (c->latitude[i] - c->latitude[i - 1]) * per_degree;
    const double step = sqrt(east * east + north * north);
    c->own_speed[i] = step / (c->t[i] - c->t[i - 1]);
    c->own_distance[i] = c->own_distance[i - 1] + step;
  }
  return rides(c->t, c->own_distance, c->own_speed, c->n);
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median_millis(long (*rule)(const struct columns *), const struct columns *c) {
  volatile long found = rule(c);
  double begun = now();
  found = rule(c);
  const double once = now() - begun;
  const long bundle = once < 30 ? (long)(30 / (once > 0.001 ? once : 0.001)) + 1 : 1;
  double samples[7];
  for (int sample = 0; sample < 7; sample++) {
    begun = now();
    for (long run = 0; run < bundle; run++) found = rule(c);
    samples[sample] = (now() - begun) / bundle;
  }
  (void)found;
  qsort(samples, 7, sizeof(double), ascending);
  return samples[3];
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  const long n = atol(argv[2]);
  double *all = malloc(sizeof(double) * 7 * n);
  FILE *file = fopen(argv[1], "rb");
  if (!all || !file || fread(all, sizeof(double), 5 * n, file) != (size_t)(5 * n)) return 1;
  const struct columns c = {all, all + n, all + 2 * n, all + 3 * n, all + 4 * n, all + 5 * n, all + 6 * n, n};
  printf("%g %g", median_millis(stored, &c), median_millis(from_positions, &c));
  printf(" %ld %ld\n", stored(&c), from_positions(&c));
  return 0;
}
